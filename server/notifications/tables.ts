import type { Generated, Insertable, Selectable } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type MailKind =
  | 'lead-staff'
  | 'lead-visitor'
  | 'lead-reply'
  | 'newsletter-confirm'
  | 'email-me'
  | 'appointment-visitor'
  | 'appointment-reminder'
  | 'appointment-staff'
  | 'duty'
  | 'mail-test'
  | 'staff-link'
  | 'ceiling'
  | 'weekly-figures';
export type CardKind = 'lead-teams' | 'duty-teams' | 'teams-test';
export type JobKind = MailKind | CardKind | 'webhook';
export type JobChannel = 'mail' | 'teams' | 'webhook';

/** The row that a job is about: one column per subject. */
export type JobAbout =
  | { lead_id: number; reply_id?: number | null }
  | { subscriber_id: string }
  | { notice_id: number }
  | { webhook_call_id: number }
  | { request: string; request_key: string | null };

/** Its state follows from its timestamps. */
export type JobTable = {
  id: Generated<number>;
  kind: JobKind;
  channel: JobChannel;
  lead_id: number | null;
  subscriber_id: string | null;
  notice_id: Generated<number | null>;
  reply_id: Generated<number | null>;
  webhook_call_id: Generated<number | null>;
  /** JSON of an email without another row, with the address. Deleted once it is sent. */
  request: string | null;
  request_key: string | null;
  /** The mailbox if a visitor named the address; null for email to staff. */
  recipient: string | null;
  created_at: Instant;
  due_at: Instant;
  /** Until when a worker holds the job, even if it crashes. */
  leased_until: Instant | null;
  /** Identifies the current holder after a lease has expired. */
  claims: number;
  /** Completed attempts; a crash during one does not count. */
  attempts: number;
  sent_at: Instant | null;
  failed_at: Instant | null;
  last_error: string | null;
};

export type JobRow = Selectable<JobTable>;
export type NewJobRow = Insertable<JobTable>;

/** Keeps the index small. */
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
    webhook_call_id ${reference} references webhook_calls (id),
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
  // The expression must equal `freeAt` in jobs.ts.
  `create index jobs_due on jobs ((case when leased_until > due_at then leased_until else due_at end)) ${owed}`,
  // For readiness.
  `create index jobs_waiting on jobs (created_at) ${owed}`,
  // Lists failed jobs without reading all of them.
  'create index jobs_given_up on jobs (failed_at) where failed_at is not null',
  'create unique index jobs_by_request_key on jobs (request_key) where request_key is not null',
  // Only messages to visitors, half of all jobs.
  'create index jobs_by_recipient on jobs (recipient, created_at) where recipient is not null',
  // For the ceiling of automatic emails within an hour.
  'create index jobs_to_visitors on jobs (created_at) where recipient is not null',
  // For the nightly purge, which would otherwise scan the table for each row.
  ...['lead', 'subscriber', 'notice', 'reply', 'webhook_call'].map(
    (row) => `create index jobs_by_${row} on jobs (${row}_id) where ${row}_id is not null`,
  ),
];
