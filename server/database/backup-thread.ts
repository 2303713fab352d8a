import { workerData } from 'node:worker_threads';
import { backUp, backupFolder, pruneBackups } from './backup.ts';
import { sqliteFile } from './database.ts';

export type BackupOrder = { dataDir: string; now: Date; kept: number };

const { dataDir, now, kept } = workerData as BackupOrder;
const folder = backupFolder(dataDir);
await backUp(sqliteFile(dataDir), folder, now);
pruneBackups(folder, kept, now);
