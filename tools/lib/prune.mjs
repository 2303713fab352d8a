import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

// The file system's clock may be a tick (in milliseconds) behind the process's.
const tick = 50;

/**
 * Removes the files that a build did not write, such as deleted pages and scripts with an earlier hash. Compares the
 * change time (ctime), which copying a file cannot preserve.
 * @param {string} directory
 * @param {number} since milliseconds since 1970, when the build began
 * @param {RegExp} [files] names of the files that the build writes; all by default
 * @param {(path: string, written: import('node:fs').Stats) => boolean} [stays] whether a file that the build did not write is kept all the same
 */
export async function prune(directory, since, files = /$/, stays = () => false) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      await prune(path, since, files, stays);
      if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
    } else if (files.test(entry.name)) {
      // A compressed sibling is removed together with its source file.
      const source = path.replace(/\.(br|gz)$/, '');
      const written = await stat(source).catch(() => undefined);
      if (!written || (written.ctimeMs < since - tick && !stays(source, written))) await rm(path);
    }
  }
}
