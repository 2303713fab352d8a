import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolderOf } from './mail-folder.ts';

/** Deletes the mail files written before a moment (milliseconds): each holds a visitor's details. */
export async function forgetMailFiles(dataDir: string, before: number): Promise<void> {
  const folder = mailFolderOf(dataDir);
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
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
