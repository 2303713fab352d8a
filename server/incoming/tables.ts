import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

/** How far a mailbox has been read; UIDs grow and hold while its UIDVALIDITY does (RFC 3501). */
export type MailboxTable = {
  name: string;
  /** Empty: never read. */
  uid_validity: string;
  last_uid: number;
  read_at: Instant | null;
  /** Null once it is read again. */
  failure: string | null;
  failed_at: Instant | null;
};

/** The SHA-256 of the Message-ID of an email that was taken in, so that none comes twice. */
export type ReceivedMailTable = { hash: string; received_at: Instant };

/** Up to 2^32. */
const uid = (isPostgres: boolean) => (isPostgres ? 'bigint' : 'integer');

/** In databases that were made before, for migration 0006. */
export const widerUid = (isPostgres: boolean): string[] =>
  isPostgres ? [`alter table mailboxes alter column last_uid type ${uid(isPostgres)}`] : [];

export const incomingTables: Tables = ({ instant, isPostgres, strict }) => [
  `create table mailboxes (
    name text primary key,
    uid_validity text not null,
    last_uid ${uid(isPostgres)} not null,
    read_at ${instant},
    failure text,
    failed_at ${instant}
  )${strict}`,

  `create table received_mails (
    hash text primary key,
    received_at ${instant} not null
  )${strict}`,
];
