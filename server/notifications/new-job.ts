import { randomUUID } from 'node:crypto';
import type { JobKind, JobRow } from '../database/schema.ts';

/** A message that is owed from now on, by mail. It is inserted in the transaction of what it tells about. */
export function newJob(kind: JobKind, about: { lead: string } | { subscriber: string }, now: number): JobRow {
  return {
    id: randomUUID(),
    kind,
    channel: 'mail',
    lead_reference: 'lead' in about ? about.lead : null,
    subscriber_id: 'subscriber' in about ? about.subscriber : null,
    created_at: now,
    due_at: now,
    leased_until: null,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
}
