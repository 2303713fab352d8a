import type { Generated, Insertable, Selectable } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type MailKind =
  | 'lead-staff'
  | 'lead-visitor'
  | 'lead-reply'
  | 'newsletter-confirm'
  | 'email-me'
  | 'duty'
  | 'mail-test'
  | 'weekly-figures';
/** Cards of Microsoft Teams. */
export type CardKind = 'lead-teams' | 'duty-teams' | 'teams-test';
export type JobKind = MailKind | CardKind;
export type JobChannel = 'mail' | 'teams';

/** The row that an owed message is about: a column for each subject that owes mails. */
export type JobAbout =
  | { lead_id: number; reply_id?: number | null }
  | { subscriber_id: string }
  | { notice_id: number }
  | { request: string; request_key: string | null };

/** A message that is owed. Its state is read from its timestamps, so it cannot drift. */
export type JobTable = {
  id: Generated<number>;
  kind: JobKind;
  channel: JobChannel;
  lead_id: number | null;
  subscriber_id: string | null;
  notice_id: Generated<number | null>;
  /** What a member of staff wrote. */
  reply_id: Generated<number | null>;
  /** JSON of what a mail says that is about no row: the address too. Deleted as soon as the mail has gone. */
  request: string | null;
  /** The client's UUID of such a request. */
  request_key: string | null;
  /** The mailbox, when a visitor named the address; null for mail to staff. */
  recipient: string | null;
  created_at: Instant;
  /** Not to be tried before this. */
  due_at: Instant;
  /** A worker holds the job until this moment; after a crash the lease runs out. */
  leased_until: Instant | null;
  /** How often a worker has taken it: tells the holder of now from one whose lease ran out. */
  claims: number;
  /** Tries that have ended: a crash in the middle of one is not the mail server's fault. */
  attempts: number;
  sent_at: Instant | null;
  /** Given up: refused permanently, or the last try failed. */
  failed_at: Instant | null;
  last_error: string | null;
};

export type JobRow = Selectable<JobTable>;
export type NewJobRow = Insertable<JobTable>;

/** Only what is still owed: an index of it stays small however long the history grows. */
const owed = 'where sent_at is null and failed_at is null';

export const jobTables: Tables = ({ id, reference, instant, strict }) => [
  `create table jobs (
    id ${id},
    kind text not null,
    channel text not null,
    lead_id ${reference} references leads (id),
    subscriber_id text references subscribers (id),
    notice_id ${reference} references notices (id),
    reply_id ${reference} references lead_replies (id),
    request text,
    request_key text,
    recipient text,
    created_at ${instant} not null,
    due_at ${instant} not null,
    leased_until ${instant},
    claims integer not null default 0,
    attempts integer not null,
    sent_at ${instant},
    failed_at ${instant},
    last_error text
  )${strict}`,
  // In the words of `freeAt` in jobs.ts: when a job is due and no worker holds it.
  `create index jobs_due on jobs ((case when leased_until > due_at then leased_until else due_at end)) ${owed}`,
  // How long the oldest has waited, which readiness reports.
  `create index jobs_waiting on jobs (created_at) ${owed}`,
  // The list of what was given up is read without the whole history.
  'create index jobs_given_up on jobs (failed_at) where failed_at is not null',
  'create unique index jobs_by_request_key on jobs (request_key) where request_key is not null',
  // Only messages to visitors: half of the jobs, and found by nothing else.
  'create index jobs_by_recipient on jobs (recipient, created_at) where recipient is not null',
  // The nightly clearing follows these from what it deletes; without them each row would read the whole table.
  ...['lead', 'subscriber', 'notice', 'reply'].map(
    (row) => `create index jobs_by_${row} on jobs (${row}_id) where ${row}_id is not null`,
  ),
];
