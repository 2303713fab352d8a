import type { JobKind, NewJobRow } from '../database/schema.ts';

/** What a message tells about and, when a visitor named the address, the mailbox it goes to. */
export type About = ({ lead: number } | { subscriber: string }) & { recipient?: string };

/** A message that is owed from now on, by mail. It is inserted in the transaction of what it tells about. */
export function newJob(kind: JobKind, about: About, now: number): NewJobRow {
  return {
    kind,
    channel: 'mail',
    lead_id: 'lead' in about ? about.lead : null,
    subscriber_id: 'subscriber' in about ? about.subscriber : null,
    recipient: about.recipient ?? null,
    created_at: now,
    due_at: now,
    leased_until: null,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
}
