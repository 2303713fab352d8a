import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

const described = join(root, 'tests/frameworks');
const lock = join(described, 'package-lock.json');

export const noFrameworks = 'npm could not install tests/frameworks: it needs the registry once';

/**
 * What partners build pages with. The project itself needs none of it, so it is installed when a test first asks.
 * @returns the folder that has its `node_modules`; undefined without the registry
 */
export function frameworks(): string | undefined {
  const kept = join(described, 'node_modules');
  const place = join(kept, createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 12));
  if (existsSync(place)) return place;
  mkdirSync(kept, { recursive: true });
  // Several workers may install at once: the last one's folder is as good.
  const made = mkdtempSync(join(kept, '.new-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(described, name), join(made, name));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync(npm, ['ci', ...options], { cwd: made, stdio: 'pipe', timeout: 120_000 });
    if (!existsSync(place)) renameSync(made, place);
    return place;
  } catch {
    return existsSync(place) ? place : undefined;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
