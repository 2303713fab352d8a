import type { Migration } from '../migrate.ts';

const owed = 'where sent_at is null and failed_at is null';

/** The next job that may be tried is the first of an index, however many are owed; tries that crashed do not count. */
export const nextDue: Migration = {
  name: '0003-next-due',
  statements: () => [
    // In the order of `freeAt` in notifications/jobs.ts: when a job is due and no worker holds it.
    `create index jobs_free on jobs ((case when leased_until > due_at then leased_until else due_at end)) ${owed}`,
    'drop index jobs_owed',
    // How long the oldest has waited, which readiness reports.
    `create index jobs_waiting on jobs (created_at) ${owed}`,
    'alter table jobs add column claims integer not null default 0',
  ],
};
