import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { node } from './paths.mjs';
import { runCommand } from './run-command.mjs';

/** The package's major version: older ones do not run TypeScript as it is. */
const least = 24;

/**
 * The Node that serves: the machine's own where it is new enough, as its owner keeps that up to date; else the
 * package's, whose SHA-512 is in the lock.
 * @param {string} [path] value of PATH; npm puts the packages' folders before the machine's
 * @returns {Promise<{ program: string, version?: string }>} version: of the machine's own
 */
export async function serverNode(path = process.env.PATH ?? '') {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder) && !folder.includes('node_modules'));
  const own = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!own) return { program: node };
  const { output } = await runCommand(own, ['--version'], { quiet: true });
  const [, version = '', major] = /^v((\d+)\.[\d.]+)/.exec(output) ?? [];
  return Number(major) >= least ? { program: own, version } : { program: node };
}
