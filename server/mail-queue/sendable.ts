import { sql } from 'kysely';
import { noLongerWanted } from '../notifications/jobs.ts';

/** In words that PostgreSQL and SQLite read alike, for any query over `jobs`. */

/** Given up, and still wanted: an unsubscribed visitor's confirmation has only ended. */
export const isGivenUp = sql<boolean>`jobs.failed_at is not null
  and (jobs.last_error is null or jobs.last_error <> ${noLongerWanted})`;

/** Whether what a message says is still in the database: what a visitor asked for by mail is deleted with its last try. */
export const canResend = sql<boolean>`(jobs.kind not in ('email-me', 'weekly-figures'))`;
