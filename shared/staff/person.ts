import * as z from 'zod/mini';
import type { ContactItem } from './import-fields.ts';
import { type Delivery, inboxPaths, type LeadEvent, type LeadState } from './inbox.ts';

/** What the staff page and the server agree on: all requests of a person, and showing them as one. */

/** Everything of the person who sent a lead: GET. */
export const personPath = (reference: string) => `${inboxPaths.leads}/${reference}/person`;
/** Merges requests with a lead: POST. */
export const mergePath = (reference: string) => `${inboxPaths.leads}/${reference}/merge`;

/** Requests of a person in one answer, and merged by one call. */
export const mostRequests = 50;

export const merge = z.object({
  leads: z
    .array(z.object({ reference: z.string().check(z.maxLength(20)), version: z.int() }))
    .check(z.minLength(1, 'Choose a request first.'), z.maxLength(mostRequests)),
});
export type Merge = z.infer<typeof merge>;

/** What an import says of a consent. */
export const consentFields = ['basis', 'consentDate', 'source', 'reason', 'until'] as const;
type ConsentField = (typeof consentFields)[number];

/** What was agreed to, in the words that were shown. */
export type GivenConsent = { givenAt: number; text: string; page: string | null };

/** One request, with what became of it. Times are milliseconds since 1970. */
export type PersonRequest = {
  reference: string;
  version: number;
  receivedAt: number;
  form: string;
  subject: string;
  state: LeadState;
  name: string | null;
  email: string;
  phone: string | null;
  company: string | null;
  page: string | null;
  origin: string | null;
  message: string | null;
  /** Answers of the quiz, the result of the ROI calculator: names and what they hold. */
  details: [name: string, value: string][];
  consents: GivenConsent[];
  events: LeadEvent[];
  deliveries: Delivery[];
  /** Whether it is shown as one with the lead. */
  isPart: boolean;
  /** Why it is taken for the same person's: the same address, or only the same phone. */
  sameBy: 'email' | 'phone';
};

export type PersonAnswer = {
  /** Of the lead and all others of the person, the newest first. */
  requests: PersonRequest[];
  /** The first request, which merged ones are part of; itself when nothing was merged. */
  first: string;
  /** Mergers that can be undone. */
  mergers: { act: number; at: number; who: string; count: number }[];
  /** The newsletter, when the address was ever entered for it. */
  newsletter: {
    requestedAt: number;
    confirmedAt: number | null;
    unsubscribedAt: number | null;
    consents: GivenConsent[];
  } | null;
  /** What imports brought of the address: from which file, when, and why the law lets us write. */
  contacts: Pick<ContactItem, 'id' | 'fileName' | 'importedAt' | ConsentField>[];
  now: number;
};
