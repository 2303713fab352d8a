// Not Vite: it keeps no result of a build. A changed text needs no new scripts.
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './paths.mjs';
import { stampOf } from './stamp.mjs';

const isSource = (path) => !/\.(br|gz)$/.test(path);

/**
 * Builds a part of the site into a folder, or copies it there from the cache when the same inputs were built before.
 * @param {string} name of the part and of its folder in the cache
 * @param {readonly string[]} inputs files and folders that it is built from
 * @param {string} to the folder
 * @param {() => readonly string[]} outputs files and folders that it has written there
 * @param {() => Promise<unknown>} make builds it
 * @returns {Promise<string>} a note for the terminal; empty when it was built
 */
export async function keptBuild(name, inputs, to, outputs, make) {
  const kept = join(cache, name);
  const made = join(kept, stampOf(inputs, '').content());
  if (existsSync(made)) {
    await cp(made, to, { recursive: true });
    return 'as before';
  }
  await make();
  await rm(kept, { recursive: true, force: true });
  const temporary = `${kept}.${process.pid}`;
  for (const output of outputs())
    await cp(join(to, output), join(temporary, output), { recursive: true, filter: isSource });
  await mkdir(kept, { recursive: true });
  // Renaming is one step: a build that is interrupted never leaves half a folder in the cache.
  await rename(temporary, made);
  return '';
}
