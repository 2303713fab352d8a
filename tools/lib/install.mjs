// Not `npm ci` alone, which takes seconds each time; this check takes milliseconds.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './paths.mjs';
import { progress } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say } from './say.mjs';

function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {boolean} development includes packages for tests, lint and types */
function wantedPackages(development) {
  const all = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {});
  return all.filter(([path, entry]) => path !== '' && (development || !(entry.dev || entry.devOptional)));
}

/** npm writes its record (`node_modules/.package-lock.json`) last, so this detects an interrupted install. */
function isInstalled(wanted) {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return wanted.every(([path, entry]) => {
    const installed = present[path];
    // Packages for other platforms are locked but not installed.
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return installed.version === entry.version;
  });
}

/**
 * Installs packages that are missing or of another version.
 * @param {{ development?: boolean }} [options] development: also those for tests, lint and types, about half of all
 * packages
 */
export async function ensureInstalled({ development = false } = {}) {
  const wanted = wantedPackages(development);
  if (!isInstalled(wanted)) {
    const here = wanted.filter(([, entry]) => !entry.optional);
    const isThere = ([path]) => existsSync(join(root, path, 'package.json'));
    const line = progress('Installing packages', () => ({ done: here.filter(isThere).length, of: here.length }));
    const args = ['ci', development ? '--include=dev' : '--omit=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await runCommand(npm, args, { quiet: true });
    line.end();
    if (code !== 0) {
      say(output.trim());
      throw new Problem('The packages could not be installed: see what npm says above.');
    }
  }
  if (!existsSync(node)) {
    throw new Problem(
      `Node 24 for ${process.platform} ${process.arch} is missing from node_modules. Run npm ci; when that does not bring it, package.json (optionalDependencies) names no package of Node for this platform.`,
    );
  }
}
