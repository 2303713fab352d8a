import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DeletionNight, KeepingAnswer, RestoreTest } from '../../widgets/contract/keeping.ts';
import type { Actor } from '../database/audit.ts';
import { backupFolder } from '../database/backup.ts';
import { type Database, sqliteFile } from '../database/database.ts';
import type { Compared } from './compare-restored.ts';
import { keepRestoreTest } from './keeping-units.ts';
import { listBackups } from './list-backups.ts';
import type { RestoreTestOrder } from './restore-test-thread.ts';

/** What is deleted, and what could be brought back. May throw `DatabaseUnavailable`. */
export type Keeping = {
  read(): Promise<KeepingAnswer>;
  /** Restores the newest backup into a second file and compares it; undefined when there is none. */
  testRestore(actor: Actor): Promise<RestoreTest | undefined>;
};

/** Nights and tests in one answer. */
const most = { nights: 60, tests: 10 };

export function createKeeping(database: Database, dataDir: string, clock: () => Date): Keeping {
  const { read, kind } = database;
  let underWay: Promise<Compared> | undefined;

  async function nights(): Promise<DeletionNight[]> {
    const rows = await read.selectFrom('deletions').selectAll().orderBy('id', 'desc').limit(most.nights).execute();
    return rows.map(({ at, counts }) => ({ at, counts: JSON.parse(counts) as DeletionNight['counts'] }));
  }

  async function tests(): Promise<RestoreTest[]> {
    const rows = await read.selectFrom('restore_tests').selectAll().orderBy('id', 'desc').limit(most.tests).execute();
    return rows.map(({ at, asked_by, found }) => ({ at, askedBy: asked_by, ...JSON.parse(found) }));
  }

  /** One at a time: each reads the whole database. */
  function compare(order: RestoreTestOrder): Promise<Compared> {
    underWay ??= inThread(order).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    read: async () => ({
      nights: await nights(),
      backups: kind === 'sqlite' ? await listBackups(dataDir) : null,
      tests: await tests(),
      now: clock().getTime(),
    }),
    async testRestore(actor) {
      const [newest] = kind === 'sqlite' ? await listBackups(dataDir) : [];
      if (!newest) return undefined;
      const backup = join(backupFolder(dataDir), newest.name);
      const found = await compare({ backup, live: sqliteFile(dataDir), dataDir, madeAt: newest.at });
      const test = { at: clock().getTime(), askedBy: actor.email, backup: newest.name, ...found };
      await database.write(keepRestoreTest, { actor: { id: actor.id, email: actor.email }, test });
      return test;
    },
  };
}

async function inThread(workerData: RestoreTestOrder): Promise<Compared> {
  const thread = new Worker(new URL('./restore-test-thread.ts', import.meta.url), { workerData });
  // An error of the thread is thrown here.
  const [compared] = (await once(thread, 'message')) as [Compared];
  return compared;
}
