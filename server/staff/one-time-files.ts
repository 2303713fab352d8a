import { chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneTimeLife } from './session-rules.ts';

/** Holds one-time passwords until they are used, one file an account: a printed one would stay in the journal. */
const folderOf = (dataDir: string) => join(dataDir, 'one-time-passwords');

const fileOf = (dataDir: string, email: string) =>
  join(folderOf(dataDir), `${encodeURIComponent(email.toLowerCase())}.txt`);

/** Writes a password for the server's user alone. Returns the file's path. */
export function keepOneTimePassword(dataDir: string, email: string, password: string): string {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const file = fileOf(dataDir, email);
  // An earlier file would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  // A command run as root: the server deletes the file later.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dataDir);
    for (const made of [folderOf(dataDir), file]) chownSync(made, uid, gid);
  }
  return file;
}

export function forgetOneTimePassword(dataDir: string, email: string): void {
  rmSync(fileOf(dataDir, email), { force: true });
}

/** Deletes the files of passwords that have ended. Returns how many. */
export function purgeOneTimePasswords(dataDir: string, now: number): number {
  const names = readFolder(folderOf(dataDir));
  const ended = names.filter((name) => now - statSync(join(folderOf(dataDir), name)).mtimeMs > oneTimeLife);
  for (const name of ended) rmSync(join(folderOf(dataDir), name), { force: true });
  return ended.length;
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
