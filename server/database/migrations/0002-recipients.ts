import type { Migration } from '../migrate.ts';

/** Whom an owed message goes to when a visitor named the address: so that they can be counted. */
export const recipients: Migration = {
  name: '0002-recipients',
  statements: () => [
    'alter table jobs add column recipient text',
    // Only messages to visitors: half of the jobs, and found by nothing else.
    'create index jobs_by_recipient on jobs (recipient, created_at) where recipient is not null',
    // The nightly clearing follows these from what it deletes; without them each row would read the whole table.
    'create index jobs_by_subscriber on jobs (subscriber_id) where subscriber_id is not null',
  ],
};
