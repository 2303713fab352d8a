import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { Problem, say, seconds } from './say.mjs';

function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether node_modules holds what package-lock.json lists. npm writes its own record
 * (`node_modules/.package-lock.json`) as the last step, so an interrupted install is detected.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const installed = present[path];
    // Packages for other platforms are in the lock file but not installed.
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return installed.version === entry.version;
  });
}

/** Installs the packages of package-lock.json when they are missing or of other versions. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    say('Installing packages (a minute or two the first time) …');
    const started = performance.now();
    const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    const { code } = await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
    if (code !== 0) throw new Problem('The packages could not be installed: see what npm says above.');
    say(`Packages installed in ${seconds(started)}.`);
  }
  if (!existsSync(node)) {
    throw new Problem(
      `Node 24 for ${process.platform} ${process.arch} is missing from node_modules. Run npm ci; when that does not bring it, package.json (optionalDependencies) names no package of Node for this platform.`,
    );
  }
}
