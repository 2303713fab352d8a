import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BackupOrder } from './backup-thread.ts';

const kept = 14;

/**
 * Backs the SQLite file of a data folder up and keeps the last 14. Throws when the copy is not whole.
 * A thread of its own does it: reading all of a large copy takes seconds, for which no visitor and no lead waits.
 */
export async function nightlyBackup(dataDir: string, now: Date): Promise<void> {
  const workerData: BackupOrder = { dataDir, now, kept };
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData });
  // An error of the thread is thrown here.
  await once(thread, 'exit');
}
