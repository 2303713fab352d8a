import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const backup = /^leads-\d{8}T\d{6}Z\.sqlite\.gz$/;

/**
 * Copies the newest backup to a second folder, best on another disk, and keeps as many there.
 * @throws if the folder cannot be written to
 */
export async function copyNewestBackup(from: string, to: string, kept: number): Promise<void> {
  const newest = (await readdir(from))
    .filter((name) => backup.test(name))
    .sort()
    .at(-1);
  if (!newest) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const part = join(to, `${newest}.part`);
  await copyFile(join(from, newest), part);
  // Atomic: an interrupted copy is no backup.
  await rename(part, join(to, newest));
  const older = (await readdir(to))
    .filter((name) => backup.test(name))
    .sort()
    .slice(0, -kept);
  for (const name of older) await rm(join(to, name));
}
