import * as z from 'zod/mini';
import { email } from '../forms/text.ts';
import type { ContactItem } from './import-fields.ts';
import type { InboxItem, LeadState } from './inbox.ts';
import type { PersonAnswer } from './person.ts';

/** Everybody who is known, from every source: one row a person. */

export const peoplePaths = {
  people: '/api/staff/people',
  /** `?id=` of `PersonItem`, the reference of a request or an email: not in the path, which logs keep. */
  person: '/api/staff/person',
  /** `?name=`. */
  company: '/api/staff/company',
  exportCsv: '/api/staff/export/people.csv',
  /** POST. */
  unsubscribe: '/api/staff/person/unsubscribe',
} as const;

/** Whose newsletter ends. */
export const unsubscription = z.object({ email });
export type Unsubscription = z.infer<typeof unsubscription>;

/** People per answer. */
export const peoplePage = 50;

export const peopleSources = ['request', 'chat', 'import', 'newsletter'] as const;
export type PeopleSource = (typeof peopleSources)[number];

export const peopleFilterNames = ['q', 'source', 'state', 'owner', 'newsletter'] as const;
/** `q`: words, or a phone in any spelling. `state`: a request has it. `owner`: `me`, `nobody` or an email. `newsletter`: `subscribed`. */
export type PeopleFilter = Partial<Record<(typeof peopleFilterNames)[number], string>>;

const longest = 200;

/** Ignores unknown names and empty values. */
export function readPeopleFilter(query: URLSearchParams): PeopleFilter {
  const filter: PeopleFilter = {};
  for (const name of peopleFilterNames) {
    const value = (query.get(name) ?? '').trim().slice(0, longest);
    if (value) filter[name] = value;
  }
  return filter;
}

export function writePeopleFilter(filter: PeopleFilter): string {
  const query = new URLSearchParams();
  for (const name of peopleFilterNames) {
    const value = filter[name]?.trim();
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** Times are milliseconds since 1970. */
export type PersonItem = {
  /** For the address of the person's page, which browsers store: names a row of theirs, such as the newest request. */
  id: string;
  /** The email in lower case; without one, the phone's key. */
  key: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  sources: PeopleSource[];
  /** Without spam. */
  requests: number;
  /** Of the newest request. */
  reference: string | null;
  state: LeadState | null;
  owner: string | null;
  /** `unsubscribed` also if an import said so. */
  newsletter: 'subscribed' | 'unsubscribed' | null;
  /** When something of the person came in. */
  firstAt: number;
  lastAt: number;
};

export type PeopleAnswer = { items: PersonItem[]; more: boolean; now: number };

export type PersonNote = { reference: string; at: number; who: string | null; text: string };
export type PersonChat = { id: string; startedAt: number; lastAt: number };

/** One person: everything that came in, newest first. */
export type KnownPersonAnswer = {
  person: PersonItem;
  requests: InboxItem[];
  notes: PersonNote[];
  chats: PersonChat[];
  contacts: ContactItem[];
  newsletter: PersonAnswer['newsletter'];
  now: number;
};

/** One company: who named it, and their requests. */
export type CompanyAnswer = { name: string; people: PersonItem[]; requests: InboxItem[]; now: number };
