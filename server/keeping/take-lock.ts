import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/unavailable.ts';

/**
 * Takes the lock of a file, which is SQLite's and so ends with the process, however that ends.
 * @param file made when missing; nothing is written into it
 * @returns what releases it; undefined while another server has it
 */
export function takeLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a file for its journal: a full disk has no room for one.
    database.exec('pragma journal_mode = memory');
    database.exec('begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
