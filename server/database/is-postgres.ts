import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database, or a transaction in it, is PostgreSQL: several may write to it at once. */
export function isPostgres(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
