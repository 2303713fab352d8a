import { join } from 'node:path';

/** How long, in milliseconds, the files of an earlier script of our own pages stay: a page may have been open since. */
const stay = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a file that a build did not write is part of a script that an open page may still fetch from.
 * @param {string} dist
 * @returns {(path: string, written: { mtimeMs: number }) => boolean}
 */
export function earlierParts(dist) {
  const folder = join(dist, 'assets', 'site');
  return (path, { mtimeMs }) => path.startsWith(folder) && Date.now() - mtimeMs < stay;
}
