import type { DeletionNight, KeepingAnswer, RestoreTest } from '../../shared/staff/backups.ts';
import type { Database } from '../database/database.ts';
import { listBackups } from './list-backups.ts';

/** Nightly deletions, backups and restore tests. Throws `DatabaseUnavailable`. */
export type Keeping = {
  read(): Promise<KeepingAnswer>;
};

const most = { nights: 60, tests: 10 };

export function createBackups(database: Database, dataDir: string, clock: () => Date): Keeping {
  const { read, kind } = database;

  async function nights(): Promise<DeletionNight[]> {
    const rows = await read.selectFrom('deletions').selectAll().orderBy('id', 'desc').limit(most.nights).execute();
    return rows.map(({ at, counts }) => ({ at, counts: JSON.parse(counts) as DeletionNight['counts'] }));
  }

  async function tests(): Promise<RestoreTest[]> {
    const rows = await read.selectFrom('restore_tests').selectAll().orderBy('id', 'desc').limit(most.tests).execute();
    return rows.map(({ at, asked_by, found }) => ({ at, askedBy: asked_by, ...JSON.parse(found) }));
  }

  return {
    read: async () => ({
      nights: await nights(),
      backups: kind === 'sqlite' ? await listBackups(dataDir) : null,
      tests: await tests(),
      now: clock().getTime(),
    }),
  };
}
