import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { Transaction } from '../../server/database/schema.ts';
import type { NewJobRow } from '../../server/notifications/tables.ts';

export async function keepOne(trx: Transaction, hash: string): Promise<void> {
  await trx.insertInto('withdrawals').values({ hash }).execute();
}

/**
 * Runs on the writing connection.
 * @returns the rows
 */
export async function runStatement(trx: Transaction, statement: string) {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(trx);
  return rows;
}

export async function keepJobs(trx: Transaction, jobs: readonly NewJobRow[]) {
  for (const job of jobs) await trx.insertInto('jobs').values(job).execute();
}

/** As after every commit. */
export async function wakeMails(database: Database): Promise<void> {
  await database.transaction().execute(async () => undefined);
}
