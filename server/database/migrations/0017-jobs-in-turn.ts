import type { Migration } from '../migrate.ts';

const owed = 'where sent_at is null and failed_at is null';

/** The next jobs to be tried are the first of an index also when 100,000 are due at once, as after a mail server was down. */
export const jobsInTurn: Migration = {
  name: '0017-jobs-in-turn',
  statements: () => [
    // In the order and the words of `turnOf` and `freeAt` in notifications/jobs.ts.
    `create index jobs_in_turn on jobs (
      (case when kind in ('lead-staff', 'lead-teams', 'duty', 'duty-teams') then 0 else 1 end),
      (case when leased_until > due_at then leased_until else due_at end)
    ) ${owed}`,
    'drop index jobs_free',
  ],
};
