import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolderOf } from './mail-folder.ts';

/** Deletes the mail files written before a moment (milliseconds): each holds a visitor's details. Gives how many. */
export async function purgeMailFiles(dataDir: string, before: number): Promise<number> {
  const folder = mailFolderOf(dataDir);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    // A mail that is being written changes its name when it is whole.
    const found = await stat(file).catch(unlessGone);
    if (!found || found.mtimeMs >= before) continue;
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
    unlessGone(error);
    return [];
  }
}

/** @throws any error but that there is no such file or folder */
function unlessGone(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}
