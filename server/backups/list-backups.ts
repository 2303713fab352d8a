import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupItem } from '../../shared/staff/backups.ts';
import { backupFolder } from '../database/backup.ts';

const name = /^leads-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite\.gz$/;

/** Newest first, by the times in the file names. */
export async function listBackups(dataDir: string): Promise<BackupItem[]> {
  const folder = backupFolder(dataDir);
  const files = await readdir(folder).catch(() => []);
  const backups = files
    .sort()
    .reverse()
    .flatMap((file) => {
      const parts = name.exec(file)?.slice(1).map(Number);
      if (!parts) return [];
      const [year = 0, month = 1, ...rest] = parts;
      return [{ name: file, at: Date.UTC(year, month - 1, ...rest) }];
    });
  return Promise.all(backups.map(async (one) => ({ ...one, bytes: (await stat(join(folder, one.name))).size })));
}
