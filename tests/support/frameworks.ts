import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

export const noFrameworks = 'npm could not install tests/frameworks: it needs the registry once';

/**
 * What partners build pages with.
 * @returns the folder that has its `node_modules`; undefined without the registry
 */
export const frameworks = (): string | undefined => installed('tests/frameworks');

/** A busy machine and a far registry have taken two and a half minutes (ms). */
const patience = 5 * 60_000;

/**
 * Packages that the project itself needs none of, so they are installed when they are first asked for.
 * @param place a folder with a package.json and its lock
 * @returns the folder that has its `node_modules`; undefined without the registry
 */
export function installed(place: string): string | undefined {
  const described = join(root, place);
  const kept = join(described, 'node_modules');
  const lock = readFileSync(join(described, 'package-lock.json'));
  const folder = join(kept, createHash('sha256').update(lock).digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  // Several workers may install at once: the last one's folder is as good.
  const made = mkdtempSync(join(kept, '.new-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(described, name), join(made, name));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync(npm, ['ci', ...options], { cwd: made, stdio: 'pipe', timeout: patience });
    if (!existsSync(folder)) renameSync(made, folder);
    return folder;
  } catch {
    return existsSync(folder) ? folder : undefined;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
