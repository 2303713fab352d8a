import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { leastFreeBytes } from '../database/probe.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Compared } from './compare-restored.ts';
import type { RestoreTestOrder } from './restore-test-thread.ts';
import { takeLock } from './take-lock.ts';

const prefix = 'restore-test-';
/** Held by the one server that tests or sweeps. Files that its holder finds were left behind by a server that has ended. */
const lockName = 'restore-tests.lock';
/** Between two looks whether another server has finished (ms). */
const lookEvery = 250;

export type RestoreTests = {
  /**
   * Restores a backup into a second file and compares it; one at a time, because each reads the whole database.
   * Nothing is begun where the disk has no room for the second file.
   * @param bytes size of the backup
   * @throws DatabaseUnavailable when the server stops meanwhile
   */
  compare(order: Omit<RestoreTestOrder, 'folder'>, bytes: number): Promise<Compared | 'no-room'>;
  /** Ends the one under way. */
  stop(): Promise<void>;
};

/**
 * Restore tests of a data folder, in threads. Their second files hold personal details, so they are deleted however a test ends:
 * after it, and those that a killed server has left at the next start and before the next test. The file of a test that another
 * server of the same folder is running stays.
 */
export function createRestoreTests(dataDir: string): RestoreTests {
  let underWay: Promise<Compared | 'no-room'> | undefined;
  let thread: Worker | undefined;
  let stopped = false;
  const lock = join(dataDir, lockName);
  const unlock = takeLock(lock);
  if (unlock) sweep(dataDir);
  unlock?.();

  /** Waits for the test of another server first. */
  async function alone<Found>(test: () => Promise<Found>): Promise<Found> {
    let unlock = takeLock(lock);
    for (; !unlock; unlock = takeLock(lock)) {
      if (stopped) throw new DatabaseUnavailable('the server stops');
      await pause(lookEvery);
    }
    return test().finally(unlock);
  }

  async function compare(order: Omit<RestoreTestOrder, 'folder'>, bytes: number): Promise<Compared | 'no-room'> {
    sweep(dataDir);
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < bytes + leastFreeBytes) return 'no-room';
    if (stopped) throw new DatabaseUnavailable('the server stops');
    const folder = mkdtempSync(join(dataDir, prefix));
    try {
      thread = new Worker(new URL('./restore-test-thread.ts', import.meta.url), { workerData: { ...order, folder } });
      return await answerOf(thread);
    } finally {
      thread = undefined;
      rmSync(folder, { recursive: true, force: true });
    }
  }

  return {
    compare(order, bytes) {
      underWay ??= alone(() => compare(order, bytes)).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    async stop() {
      stopped = true;
      await thread?.terminate();
      await underWay?.catch(() => undefined);
    },
  };
}

function answerOf(thread: Worker): Promise<Compared> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new DatabaseUnavailable('the server stops')));
  });
}

function sweep(dataDir: string): void {
  const left = readdirSync(dataDir).filter((name) => name.startsWith(prefix));
  for (const name of left) rmSync(join(dataDir, name), { recursive: true, force: true });
}
