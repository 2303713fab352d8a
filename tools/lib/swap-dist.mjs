// No library: a swap is two renames, and which files stay is the product's own rule.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of dist/ with the parts of a script that a page may fetch long after it was opened. */
const partFolders = ['assets/site', 'assets/staff'];

/** How long (ms) the parts of an earlier build stay. */
const stay = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the parts of earlier scripts that an open page may still fetch. They keep the time at which they were built.
 * @param {string} from the built site that is served now
 * @param {string} to the next one
 */
export async function keepEarlierParts(from, to) {
  for (const folder of partFolders) {
    for (const name of await readdir(join(from, folder)).catch(() => [])) {
      const [part, kept] = [join(from, folder, name), join(to, folder, name)];
      if (existsSync(kept) || Date.now() - (await stat(part)).mtimeMs > stay) continue;
      await mkdir(join(to, folder), { recursive: true });
      await cp(part, kept, { preserveTimestamps: true });
    }
  }
}

/**
 * Puts a built folder in the place of another. A running server sees that the folder is another one, and reads it anew.
 * @param {string} next beside `dist`
 * @param {string} dist may be missing
 */
export function swapIn(next, dist) {
  const old = `${dist}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}
