import { type Kysely, PostgresAdapter } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether a database, or a transaction in it, is PostgreSQL: several may write to it at once. */
export function isPostgres(database: Pick<Kysely<Schema>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
