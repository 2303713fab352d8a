import * as z from 'zod/mini';
import { email } from '../forms/text.ts';

/** For administrators: erases the person with an address, even one who never sent a request. */
export const erasurePaths = { erasures: '/api/staff/erasures', check: '/api/staff/erasures/check' } as const;

export const addressToErase = z.object({ email });
export type AddressToErase = z.infer<typeof addressToErase>;

/** What is kept of an address; `newsletter`: null if it never asked for it. */
export type KeptOfAddress = {
  requests: number;
  conversations: number;
  contacts: number;
  /** Emails about others' requests. */
  emails: number;
  newsletter: 'not confirmed' | 'subscribed' | 'unsubscribed' | null;
};
