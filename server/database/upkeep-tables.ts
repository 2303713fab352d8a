import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** The tables of what administrators look after: tests of mail, partners, deletion, restore tests. */

/** A test of mail or Teams that an administrator asked for. */
export type MailTestTable = {
  id: Generated<number>;
  job_id: number;
  channel: 'mail' | 'teams';
  asked_at: Instant;
  /** The account's email. */
  asked_by: string;
  /** Where a test mail goes; null for a card. */
  address: string | null;
  /** JSON of the lines that were said at the last try. */
  conversation: string | null;
};

/** A partner whose pages may use the widgets. */
export type PartnerTable = {
  id: Generated<number>;
  /** As a browser writes it in `Origin`. */
  origin: string;
  name: string;
  added_at: Instant;
  /** The account's email. */
  added_by: string;
};

/** What a night deleted: JSON of counts. */
export type DeletionTable = { id: Generated<number>; at: Instant; counts: string };

/** What a restore test found, as JSON, and who asked for it. */
export type RestoreTestTable = { id: Generated<number>; at: Instant; asked_by: string; found: string };

/** An erasure that this database has seen: the hash of `leads/erasures/erasure-list.ts`. */
export type ErasureTable = { hash: string; erased_at: Instant };

/** An address that was deleted after its owner had unsubscribed: the hash of withdrawn-addresses.ts. */
export type WithdrawalTable = { hash: string };
