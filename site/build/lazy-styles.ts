import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The components (`*.tsx`, itself left out) that a widget's component may show: all that it imports, and so on. */
export function componentsOf(file: string, seen = new Set<string>()): string[] {
  if (!existsSync(file)) return [];
  const imported = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.tsx)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !seen.has(path));
  for (const path of imported) seen.add(path);
  return imported.flatMap((path) => [path, ...componentsOf(path, seen)]);
}
