import type { IncomingMessage } from 'node:http';
import type { Dist } from './dist.ts';

/**
 * During a build a new file lies beside compressed copies of its previous version: such a request is answered
 * uncompressed.
 * @param file path inside the build folder, with its extension
 */
export function refuseStaleCompression(req: IncomingMessage, dist: Dist, file: string): void {
  const changed = dist.changedAt(file);
  const isStale = (copy: string) => {
    const at = dist.changedAt(file + copy);
    return changed !== undefined && at !== undefined && at < changed;
  };
  if (isStale('.br') || isStale('.gz')) delete req.headers['accept-encoding'];
}
