// Not Vite, which caches no builds; a changed text needs no new scripts.
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './paths.mjs';
import { stampOf } from './stamp.mjs';

const isSource = (path) => !/\.(br|gz)$/.test(path);

/**
 * Builds a part of the site, or copies it from the cache if its inputs are unchanged.
 * @param {string} name of its cache folder
 * @param {readonly string[]} inputs files and folders
 * @param {string} to target folder
 * @param {() => readonly string[]} outputs files and folders
 * @param {() => Promise<unknown>} make
 * @returns {Promise<string>} a note for the terminal; empty if it was built
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
  // Atomic: an interrupted build leaves no partial folder in the cache.
  await rename(temporary, made);
  return '';
}
