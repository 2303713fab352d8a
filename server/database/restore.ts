import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup, unpackBackup } from './backup.ts';
import { syncFile } from './sync-file.ts';
import { isBusy, isDamaged } from './unavailable.ts';

export type Restored = {
  leads: number;
  previous?: string;
};

/**
 * Keeps the former file next to the restored one. Throws, changing nothing, if the backup is damaged or the server has
 * the database open.
 */
export async function restore(backup: string, file: string, now: Date): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`There is no backup ${backup}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.incoming`;
  try {
    await unpackBackup(backup, incoming);
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
  // SQLite would read the log of a damaged file into the restored one.
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${previous}-wal`);
  rmSync(`${file}-shm`, { force: true });
  return previous;
}

/** Throws if another process has the file open. */
function closeLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the last connection can leave WAL mode.
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw new Error('The server has the database open. Stop it, then restore.');
    if (!isDamaged(error)) throw error;
  } finally {
    database.close();
  }
}
