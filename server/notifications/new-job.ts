import type { JobAbout, JobChannel, JobKind, NewJobRow } from './tables.ts';

const channels: Partial<Record<JobKind, JobChannel>> = {
  'lead-teams': 'teams',
  'duty-teams': 'teams',
  'teams-test': 'teams',
};

/**
 * A message that is owed from now on. It is inserted in the transaction of what it is about.
 * @param recipient the mailbox it goes to, when a visitor named the address; null for mail to staff
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
