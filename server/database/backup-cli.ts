import { resolve } from 'node:path';
import { closeToOthers } from '../settings/private-folder.ts';
import { readSettings } from '../settings/read-settings.ts';
import { backUp, backupFolder } from './backup.ts';
import { copyNewestBackup } from './copy-backups.ts';
import { sqliteFile } from './database.ts';
import { kept } from './nightly-backup.ts';
import { restore } from './restore.ts';

const usage =
  'npm run backup            copies the database into DATA_DIR/backups\nnpm run restore -- FILE   puts a backup back; stop the server first';
const postgresHint =
  'This database is PostgreSQL: back it up with pg_dump "$DATABASE_URL" and put it back with psql or pg_restore.';

async function main([command, file]: string[]): Promise<string> {
  const { databaseUrl, dataDir, backupDir } = readSettings(process.env);
  if (databaseUrl) throw new Error(postgresHint);
  closeToOthers(dataDir);
  if (command === 'backup') {
    const { copy, leads } = await backUp(sqliteFile(dataDir), backupFolder(dataDir), new Date());
    if (backupDir) await copyNewestBackup(backupFolder(dataDir), backupDir, kept);
    return `Backed up ${leads} leads to ${copy}${backupDir ? `, and into ${backupDir}` : ''}`;
  }
  if (command === 'restore' && file) {
    const { leads, previous } = await restore(resolve(file), sqliteFile(dataDir), new Date());
    return `Restored ${leads} leads${previous ? `; the database of before is ${previous}` : ''}`;
  }
  throw new Error(usage);
}

process.umask(0o077);
try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
