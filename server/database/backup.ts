import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncFile } from './sync-file.ts';

/** All pages in one step: a copy in small steps restarts whenever another connection writes. */
const everyPage = 2 ** 30;

const namePattern = /^leads-\d{8}T\d{6}Z\.sqlite\.gz$/;
/** Left by a killed backup; contains personal details. */
const unfinishedPattern = /^leads-\d{8}T\d{6}Z\.sqlite\.part/;
const day = 24 * 60 * 60_000;

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

export type Backup = { copy: string; leads: number };

/**
 * Copies the file, even while the server writes, checks the copy and compresses it. Throws, without leaving a copy, if
 * it is incomplete.
 */
export async function backUp(file: string, folder: string, now: Date): Promise<Backup> {
  if (!existsSync(file)) throw new Error(`There is no database ${file} yet`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const copy = join(folder, `leads-${stamp}.sqlite.gz`);
  const unfinished = join(folder, `leads-${stamp}.sqlite.part`);
  const packed = `${unfinished}.gz`;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await copyPages(source, unfinished, { rate: everyPage });
    const leads = checkBackup(unfinished);
    await pipeline(createReadStream(unfinished), createGzip(), createWriteStream(packed, { mode: 0o600 }));
    syncFile(packed);
    renameSync(packed, copy);
    return { copy, leads };
  } finally {
    source.close();
    for (const rest of ['', '-wal', '-shm', '.gz']) rmSync(unfinished + rest, { force: true });
  }
}

/**
 * Writes the database of a backup to a file, for its owner alone. Throws if the backup is damaged.
 * @param backup compressed, or a database as it was put aside by a restore
 */
export async function unpackBackup(backup: string, file: string): Promise<void> {
  const written = createWriteStream(file, { mode: 0o600 });
  if (backup.endsWith('.gz')) await pipeline(createReadStream(backup), createGunzip(), written);
  else await pipeline(createReadStream(backup), written);
}

/** Returns the number of leads. Throws if the file is damaged or no database of ours. */
export function checkBackup(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') throw new Error(`The backup is damaged: ${verdict}`);
    const { leads } = copy.prepare('select count(*) as leads from leads').get() as { leads: number };
    // A single file, without a log, can be moved.
    copy.exec('pragma journal_mode = delete');
    return leads;
  } finally {
    copy.close();
  }
}

/** Keeps the newest `keep` backups. Deletes unfinished ones older than a day. */
export function pruneBackups(folder: string, keep: number, now: Date): void {
  const names = readdirSync(folder);
  const backups = names.filter((name) => namePattern.test(name)).sort();
  // It may still be running, started by hand.
  const isLeft = (name: string) => {
    const changed = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
    return changed !== undefined && now.getTime() - changed > day;
  };
  const unfinished = names.filter((name) => unfinishedPattern.test(name) && isLeft(name));
  for (const name of [...backups.slice(0, -keep), ...unfinished]) rmSync(join(folder, name), { force: true });
}
