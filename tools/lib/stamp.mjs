import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

function* filesUnder(path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return;
  if (!info.isDirectory()) {
    yield { path, size: info.size, modified: info.mtimeMs };
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (name !== '.cache') yield* filesUnder(`${path}/${name}`);
  }
}

/**
 * What a set of files looks like now. `quick` changes with any size or time of change and costs a few
 * milliseconds; `content()` changes only with the bytes, so that a fresh checkout of the same tree is the same.
 * @param {readonly string[]} paths files and folders, relative to the repository; absent ones are left out
 * @param {string} salt what else the result depends on
 */
export function stampOf(paths, salt) {
  const files = paths.flatMap((path) => [...filesUnder(path)]);
  const quick = createHash('sha256').update(salt);
  for (const file of files) quick.update(`${file.path}\0${file.size}\0${file.modified}\n`);
  return {
    quick: quick.digest('hex'),
    content() {
      const hash = createHash('sha256').update(salt);
      for (const file of files) hash.update(`${file.path}\0`).update(readFileSync(join(root, file.path)));
      return hash.digest('hex');
    },
  };
}
