import { join } from 'node:path';
import type { DeletionNight, KeepingAnswer, RestoreTest } from '../../widgets/contract/keeping.ts';
import type { Actor } from '../database/audit.ts';
import { backupFolder } from '../database/backup.ts';
import { type Database, sqliteFile } from '../database/database.ts';
import { createRestoreTests } from './create-restore-tests.ts';
import { keepRestoreTest } from './keeping-writes.ts';
import { listBackups } from './list-backups.ts';

/** What is deleted, and what could be brought back. May throw `DatabaseUnavailable`. */
export type Keeping = {
  read(): Promise<KeepingAnswer>;
  /** Restores the newest backup into a second file and compares it. */
  testRestore(actor: Actor): Promise<RestoreTest | 'no-backup' | 'no-room'>;
  /** Ends a restore test under way. */
  stop(): Promise<void>;
};

/** Nights and tests in one answer. */
const most = { nights: 60, tests: 10 };

export function createKeeping(database: Database, dataDir: string, clock: () => Date): Keeping {
  const { read, kind } = database;
  const restoreTests = createRestoreTests(dataDir);

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
    async testRestore(actor) {
      const [newest] = kind === 'sqlite' ? await listBackups(dataDir) : [];
      if (!newest) return 'no-backup';
      const backup = join(backupFolder(dataDir), newest.name);
      const order = { backup, live: sqliteFile(dataDir), madeAt: newest.at };
      const found = await restoreTests.compare(order, newest.bytes);
      if (found === 'no-room') return found;
      const test = { at: clock().getTime(), askedBy: actor.email, backup: newest.name, ...found };
      await database
        .transaction()
        .execute((trx) => keepRestoreTest(trx, { actor: { id: actor.id, email: actor.email }, test }));
      return test;
    },
    stop: restoreTests.stop,
  };
}
