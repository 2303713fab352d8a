import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Relative path with slashes. */
export type SourceFile = { path: string; text: string };

/** Tracked files, and new ones that are not ignored. */
export function repositoryPaths(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return output
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

export function readSources(matches: RegExp): SourceFile[] {
  return repositoryPaths()
    .filter((path) => matches.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
