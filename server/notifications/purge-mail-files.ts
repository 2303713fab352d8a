import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolderOf } from './mail-folder.ts';

/** Email files hold visitors' details. Returns how many were purged. @param before ms since 1970 */
export async function purgeMailFiles(dataDir: string, before: number): Promise<number> {
  const folder = mailFolderOf(dataDir);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    // A file being written is renamed when complete.
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
    // With a mail server the folder does not exist.
    unlessGone(error);
    return [];
  }
}

function unlessGone(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}
