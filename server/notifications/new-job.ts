import type { JobAbout, JobChannel, JobKind, NewJobRow } from './tables.ts';

const channels: Partial<Record<JobKind, JobChannel>> = {
  'lead-teams': 'teams',
  'duty-teams': 'teams',
  'teams-test': 'teams',
  webhook: 'webhook',
};

/**
 * Insert it in the transaction of its subject.
 * @param recipient mailbox if a visitor named the address; null for email to staff
 */
export function newJob(kind: JobKind, about: JobAbout, recipient: string | null, now: number): NewJobRow {
  return {
    ...about,
    kind,
    channel: channels[kind] ?? 'mail',
    recipient,
    created_at: now,
    due_at: now,
    leased_until: null,
    claims: 0,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
}
