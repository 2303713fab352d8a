import type { Database } from './database/database.ts';
import { nightlyBackup } from './database/nightly-backup.ts';
import type { NightlyTask } from './nightly.ts';
import { purgeTonight } from './retention.ts';
import type { Settings } from './settings/settings.ts';

/** Backup first, so that a mistaken deletion (wrong clock) can be restored. */
export function nightlyTasks(database: Database, { dataDir, backupDir }: Settings, clock: () => Date): NightlyTask[] {
  const purge = { name: 'deleting old details', run: () => purgeTonight(database, dataDir, clock()) };
  // PostgreSQL has its own backup tools (`pg_dump`).
  if (database.kind === 'postgres') return [purge];
  return [{ name: 'backup', run: () => nightlyBackup(dataDir, clock(), backupDir) }, purge];
}
