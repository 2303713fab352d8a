import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, dist } from './paths.mjs';
import { stampOf } from './stamp.mjs';

const isSource = (path) => !/\.(br|gz)$/.test(path);

/**
 * Puts a part of dist/ there: made anew, or as it was made from the same files before.
 * @param {string} name of the part, and of its folder in the cache
 * @param {readonly string[]} inputs files and folders that it is made of
 * @param {readonly string[]} outputs what it writes into dist/
 * @param {() => Promise<void>} make
 * @returns {Promise<string>} a note for the person at the terminal; empty when it was made
 */
export async function keptBuild(name, inputs, outputs, make) {
  const kept = join(cache, name);
  const made = join(kept, stampOf(inputs, '').content());
  if (existsSync(made)) {
    for (const output of outputs) await cp(join(made, output), join(dist, output), { recursive: true });
    return 'as before';
  }
  await make();
  await rm(kept, { recursive: true, force: true });
  const beside = `${kept}.${process.pid}`;
  for (const output of outputs)
    await cp(join(dist, output), join(beside, output), { recursive: true, filter: isSource });
  await mkdir(kept, { recursive: true });
  // In one step: a build that is ended here leaves none rather than a part.
  await rename(beside, made);
  return '';
}
