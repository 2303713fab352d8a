import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from './backup.ts';
import { syncFile } from './sync-file.ts';
import { isBusy } from './unavailable.ts';

export type Restored = {
  leads: number;
  /** Where the database that was there before has been put; undefined when there was none. */
  previous?: string;
};

/**
 * Puts a backup in the place of the SQLite file. The former file is kept beside it. Throws when the backup
 * is damaged or the server still has the database open; then nothing is changed.
 */
export function restore(backup: string, file: string, now: Date): Restored {
  if (!existsSync(backup)) throw new Error(`There is no backup ${backup}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.incoming`;
  copyFileSync(backup, incoming);
  const leads = checkBackup(incoming);
  syncFile(incoming);
  const previous = existsSync(file) ? putAside(file, now) : undefined;
  renameSync(incoming, file);
  return { leads, previous };
}

function putAside(file: string, now: Date): string {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the last connection may leave the write-ahead log, so this also brings the log into the file.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw new Error('The server has the database open. Stop it, then restore.');
    throw error;
  } finally {
    database.close();
  }
  const previous = `${file}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  renameSync(file, previous);
  return previous;
}
