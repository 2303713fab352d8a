import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup } from './backup.ts';
import { syncFile } from './sync-file.ts';
import { isBusy, isDamaged } from './unavailable.ts';

export type Restored = {
  leads: number;
  /** Where the database that was there before has been put; undefined when there was none. */
  previous?: string;
};

/**
 * Puts a backup in the place of the SQLite file. The former file is kept beside it, also when it is damaged.
 * Throws when the backup is damaged or the server still has the database open; then nothing is changed.
 */
export function restore(backup: string, file: string, now: Date): Restored {
  if (!existsSync(backup)) throw new Error(`There is no backup ${backup}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.incoming`;
  try {
    copyFileSync(backup, incoming);
    // A copy has the mode of what was copied.
    chmodSync(incoming, 0o600);
    const leads = checkBackup(incoming);
    syncFile(incoming);
    const previous = existsSync(file) ? putAside(file, now) : undefined;
    renameSync(incoming, file);
    return { leads, previous };
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(incoming + rest, { force: true });
  }
}

function putAside(file: string, now: Date): string {
  closeLog(file);
  const previous = `${file}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  renameSync(file, previous);
  // A log that a damaged file has left would be read into the restored one.
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${previous}-wal`);
  rmSync(`${file}-shm`, { force: true });
  return previous;
}

/** Brings the write-ahead log into the file. Throws when another process has it open; a damaged file stays as it is. */
function closeLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the last connection may leave the write-ahead log.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw new Error('The server has the database open. Stop it, then restore.');
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
}
