import { backUp, backupFolder, pruneBackups } from './backup.ts';
import { sqliteFile } from './database.ts';

const kept = 14;

/** Backs the SQLite file of a data folder up and keeps the last 14. Throws when the copy is not whole. */
export async function nightlyBackup(dataDir: string, now: Date): Promise<void> {
  const folder = backupFolder(dataDir);
  await backUp(sqliteFile(dataDir), folder, now);
  pruneBackups(folder, kept);
}
