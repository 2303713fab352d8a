import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

// The file system's clock may be a tick behind the process's.
const tick = 50;

/**
 * Removes what a build did not write: pages that are gone, scripts of an earlier name. A file counts by
 * its change time, which a copy cannot carry over.
 * @param {string} directory
 * @param {number} since milliseconds since 1970, when the build began
 * @param {RegExp} [files] what the build writes, when it is not everything
 */
export async function prune(directory, since, files = /$/) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      await prune(path, since, files);
      if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
    } else if (files.test(entry.name)) {
      // A compressed sibling is written anew for whatever file stands there: it goes with its source.
      const source = await stat(path.replace(/\.(br|gz)$/, '')).catch(() => undefined);
      if (!source || source.ctimeMs < since - tick) await rm(path);
    }
  }
}
