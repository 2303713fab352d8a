import type { Migration } from '../migrate.ts';

/** Tests of mail and Teams that administrators ask for, and what was said to the mail server. */
export const mailTests: Migration = {
  name: '0013-mail-tests',
  statements: ({ id, reference, instant, strict }) => [
    `create table mail_tests (
      id ${id},
      job_id ${reference} not null,
      channel text not null,
      asked_at ${instant} not null,
      asked_by text not null,
      address text,
      conversation text
    )${strict}`,
    'create index mail_tests_by_job on mail_tests (job_id)',
    // The list of what was given up is read without the whole history.
    'create index jobs_given_up on jobs (failed_at) where failed_at is not null',
  ],
};
