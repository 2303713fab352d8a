import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type DatabaseOptions, sqliteFile } from '../../server/database/database.ts';

/** PostgreSQL error code (manual, Appendix A). */
const deadlock = '40P01';

type Lock = { take(): Promise<void>; release(): Promise<void>; close(): Promise<void> };

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
  // A failing test closes its database first.
  other.on('error', () => undefined);
  await other.connect();
  /** On a deadlock PostgreSQL may abort this side, which then retries. */
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
