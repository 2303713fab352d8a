import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `*.tsx` files that a component imports, directly or indirectly. */
export function componentsOf(file: string, seen = new Set<string>()): string[] {
  if (!existsSync(file)) return [];
  const imported = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.tsx)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !seen.has(path));
  for (const path of imported) seen.add(path);
  return imported.flatMap((path) => [path, ...componentsOf(path, seen)]);
}
