import { type Kysely, sql } from 'kysely';
import type { CompanyAnswer, KnownPersonAnswer, PersonNote } from '../../../shared/staff/people.ts';
import { contactsOfKey } from '../../contacts/find-contacts.ts';
import type { Schema } from '../../database/schema.ts';
import { inboxItems } from '../inbox/read-inbox.ts';
import { readNewsletter } from '../inbox/read-person.ts';
import { keysOfCompany } from './people-keys.ts';
import { readPeople } from './read-people.ts';

const most = 100;

/** Everything that came in from a person; undefined if nothing did. */
export async function readKnownPerson(
  read: Kysely<Schema>,
  key: string,
  now: number,
): Promise<KnownPersonAnswer | undefined> {
  const [person] = await readPeople(read, [key]);
  if (!person || person.sources.length === 0) return undefined;
  const email = sql<string>`lower(leads.email)`;
  const [requests, notes, chats, contacts, newsletter] = await Promise.all([
    inboxItems(read.selectFrom('leads').where(email, '=', key).orderBy('leads.id', 'desc').limit(most)),
    notesOf(read, key),
    read
      .selectFrom('conversations')
      .select(['id', 'started_at as startedAt', 'last_at as lastAt'])
      .where(sql<string>`lower(email)`, '=', key)
      .orderBy('last_at', 'desc')
      .limit(most)
      .execute(),
    contactsOfKey(read, key),
    readNewsletter(read, key),
  ]);
  return { person, requests, notes, chats, contacts, newsletter, now };
}

async function notesOf(read: Kysely<Schema>, key: string): Promise<PersonNote[]> {
  return read
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .leftJoin('staff', 'staff.id', 'lead_events.staff_id')
    .select(['leads.reference', 'lead_events.at', 'staff.email as who', 'lead_events.detail as text'])
    .where(sql<string>`lower(leads.email)`, '=', key)
    .where('lead_events.kind', '=', 'note')
    .orderBy('lead_events.id', 'desc')
    .limit(most)
    .execute();
}

/** Who named a company, and their requests; undefined if nobody did. */
export async function readCompany(read: Kysely<Schema>, name: string, now: number): Promise<CompanyAnswer | undefined> {
  const people = await readPeople(read, await keysOfCompany(read, name, most));
  if (people.length === 0) return undefined;
  const requests = await inboxItems(
    read
      .selectFrom('leads')
      .where(sql<string>`lower(leads.company)`, '=', sql<string>`lower(${name})`)
      .orderBy('leads.id', 'desc')
      .limit(most),
  );
  return { name: people.find(({ company }) => company)?.company ?? name, people, requests, now };
}
