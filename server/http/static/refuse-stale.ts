import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/**
 * During a build a new file lies beside compressed copies of its previous version: such a request is answered
 * uncompressed.
 * @param file path inside the build folder, with its extension
 */
export function refuseStaleCompression(req: IncomingMessage, dir: string, file: string): void {
  const changed = changedAt(join(dir, file));
  const isStale = (copy: string) => {
    const at = changedAt(join(dir, file + copy));
    return changed !== undefined && at !== undefined && at < changed;
  };
  if (isStale('.br') || isStale('.gz')) delete req.headers['accept-encoding'];
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
