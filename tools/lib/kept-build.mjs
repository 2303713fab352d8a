import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, dist } from './paths.mjs';
import { stampOf } from './stamp.mjs';

const isSource = (path) => !/\.(br|gz)$/.test(path);

/**
 * Builds a part of dist/, or copies it from the cache when the same inputs were built before.
 * @param {string} name of the part and of its folder in the cache
 * @param {readonly string[]} inputs files and folders that it is built from
 * @param {() => readonly string[]} outputs files and folders that it has written into dist/
 * @param {() => Promise<void>} make builds it
 * @returns {Promise<string>} a note for the terminal; empty when it was built
 */
export async function keptBuild(name, inputs, outputs, make) {
  const kept = join(cache, name);
  const made = join(kept, stampOf(inputs, '').content());
  if (existsSync(made)) {
    await cp(made, dist, { recursive: true });
    return 'as before';
  }
  await make();
  await rm(kept, { recursive: true, force: true });
  const temporary = `${kept}.${process.pid}`;
  for (const output of outputs())
    await cp(join(dist, output), join(temporary, output), { recursive: true, filter: isSource });
  await mkdir(kept, { recursive: true });
  // Renaming is one step: a build that is interrupted never leaves half a folder in the cache.
  await rename(temporary, made);
  return '';
}
