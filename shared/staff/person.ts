import * as z from 'zod/mini';
import type { ContactItem } from './import-fields.ts';
import { type Delivery, inboxPaths, type LeadEvent, type LeadState } from './inbox.ts';
import { leadVersion } from './lead-version.ts';

/** GET: all data about a lead's sender. */
export const personPath = (reference: string) => `${inboxPaths.leads}/${reference}/person`;
/** POST: merges requests with a lead. */
export const mergePath = (reference: string) => `${inboxPaths.leads}/${reference}/merge`;

/** Requests per answer and per merge. */
export const mostRequests = 50;

export const merge = z.object({
  leads: z
    .array(z.object({ reference: z.string().check(z.maxLength(20)), version: leadVersion }))
    .check(z.minLength(1, 'Choose a request first.'), z.maxLength(mostRequests)),
});
export type Merge = z.infer<typeof merge>;

export const consentFields = ['basis', 'consentDate', 'source', 'reason', 'until'] as const;
type ConsentField = (typeof consentFields)[number];

/** `text`: the wording shown. */
export type GivenConsent = { givenAt: number; text: string; page: string | null };

/** Times are milliseconds since 1970. */
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
  /** Further data, such as quiz answers. */
  details: [name: string, value: string][];
  consents: GivenConsent[];
  events: LeadEvent[];
  deliveries: Delivery[];
  isPart: boolean;
  /** `phone`: the email differs. */
  sameBy: 'email' | 'phone';
};

export type PersonAnswer = {
  /** Including the lead; newest first. */
  requests: PersonRequest[];
  /** Reference of the request that others are merged into. */
  first: string;
  /** Those that can be undone. */
  mergers: { act: number; at: number; who: string; count: number }[];
  /** Null if the address was never entered. */
  newsletter: {
    requestedAt: number;
    confirmedAt: number | null;
    unsubscribedAt: number | null;
    consents: GivenConsent[];
  } | null;
  /** Imported contacts with the address. */
  contacts: Pick<ContactItem, 'id' | 'fileName' | 'importedAt' | ConsentField>[];
  now: number;
};
