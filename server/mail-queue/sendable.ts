import { sql } from 'kysely';
import { noLongerWanted } from '../notifications/jobs.ts';

/** Valid in PostgreSQL and SQLite, in any query on `jobs`. */

/** Excludes emails no longer wanted, such as an unsubscribed visitor's confirmation. */
export const isGivenUp = sql<boolean>`jobs.failed_at is not null and jobs.channel <> 'webhook'
  and (jobs.last_error is null or jobs.last_error <> ${noLongerWanted})`;

/** Requested emails lose their content after the last try. */
export const canResend = sql<boolean>`(jobs.kind not in ('ceiling', 'email-me', 'weekly-figures', 'staff-link'))`;
