import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type DatabaseOptions, sqliteFile } from '../../server/database/database.ts';

/** PostgreSQL's code (Appendix A of its manual). */
const deadlock = '40P01';

type Lock = { take(): Promise<void>; release(): Promise<void>; close(): Promise<void> };

/** What another program does that has the database to itself for a while. */
export async function lockOf({ databaseUrl, dataDir }: DatabaseOptions): Promise<Lock> {
  if (!databaseUrl) {
    const other = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 });
    return {
      take: async () => other.exec('begin immediate'),
      release: async () => other.exec('rollback'),
      close: async () => other.close(),
    };
  }
  const other = new pg.Client({ connectionString: databaseUrl });
  // Its database goes before it where a test fails.
  other.on('error', () => undefined);
  await other.connect();
  /** Where both wait for each other, PostgreSQL may end this one: it comes again. */
  async function take(): Promise<void> {
    try {
      await other.query('begin; lock table leads, jobs in exclusive mode');
    } catch (error) {
      if ((error as pg.DatabaseError).code !== deadlock) throw error;
      await other.query('rollback');
      await take();
    }
  }
  return {
    take,
    release: async () => void (await other.query('rollback')),
    close: () => other.end(),
  };
}
