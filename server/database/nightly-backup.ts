import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BackupOrder } from './backup-thread.ts';

const kept = 14;

/**
 * Runs in its own thread, because reading a large copy takes seconds. Keeps the last 14. Throws if the copy is
 * incomplete.
 */
export async function nightlyBackup(dataDir: string, now: Date): Promise<void> {
  const workerData: BackupOrder = { dataDir, now, kept };
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData });
  await once(thread, 'exit');
}
