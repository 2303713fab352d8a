import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page may load these script parts long after it was opened. */
const partFolders = ['assets/site', 'assets/staff'];

/** Retention of earlier parts (ms). */
const stay = 30 * 24 * 60 * 60 * 1000;

const companyOf = (site) => {
  const file = join(site, 'site.webmanifest');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined;
};

/**
 * Copies parts of earlier scripts that open pages may still load, with their build times; none that another company built
 * before a rebrand, as they have its name and telephone number.
 * @param {string} from
 * @param {string} to
 */
export async function keepEarlierParts(from, to) {
  if (companyOf(from) !== companyOf(to)) return;
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
 * Replaces `dist`. A running server notices the new folder.
 * @param {string} next in the same folder as `dist`
 * @param {string} dist may be missing
 */
export function swapIn(next, dist) {
  const old = `${dist}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}
