import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { backupFolder } from './backup.ts';
import type { BackupOrder } from './backup-thread.ts';
import { copyNewestBackup } from './copy-backups.ts';

/** Backups in each folder. */
export const kept = 14;

/**
 * Runs in its own thread, because reading a large copy takes seconds. Keeps the last 14. Throws if the copy is
 * incomplete.
 * @param backupDir second folder for the newest one
 */
export async function nightlyBackup(dataDir: string, now: Date, backupDir?: string): Promise<void> {
  const workerData: BackupOrder = { dataDir, now, kept };
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData });
  await once(thread, 'exit');
  if (backupDir) await copyNewestBackup(backupFolder(dataDir), backupDir, kept);
}
