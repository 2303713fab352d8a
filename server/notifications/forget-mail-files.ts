import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolderOf } from './mail-folder.ts';

/** Deletes the mail files written before a moment (milliseconds): each holds a visitor's details. Gives how many. */
export async function forgetMailFiles(dataDir: string, before: number): Promise<number> {
  const folder = mailFolderOf(dataDir);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= before) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

async function mailFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  } catch (error) {
    // With a mail server there is no such folder.
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
