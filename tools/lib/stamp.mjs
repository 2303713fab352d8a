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
 * `quick` uses sizes and modification times and takes milliseconds; `content()` uses the bytes, so it is the same in a
 * fresh checkout.
 * @param {readonly string[]} paths relative to the repository; missing ones are skipped
 * @param {string} salt anything else that the hashes depend on
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
