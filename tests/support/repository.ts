import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path (relative, with slashes) and text of a file. */
export type SourceFile = { path: string; text: string };

/** Every file that is, or would be, committed: tracked ones and new ones that are not ignored. */
export function repositoryPaths(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return output
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The files whose path matches, with their text. */
export function readSources(matches: RegExp): SourceFile[] {
  return repositoryPaths()
    .filter((path) => matches.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
