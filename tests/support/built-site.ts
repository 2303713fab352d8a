import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

export const dist = join(root, 'dist');

/** Every file of the built site that is served, relative to dist/, with slashes. @throws when nothing is built */
export function builtFiles(): string[] {
  if (!existsSync(dist)) throw new Error('dist/ is missing: run npm run build');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('_server/'));
}

/**
 * One page of each kind, as a visitor asks for it: pages that carry the same styles are built from the same
 * parts. The home page comes first.
 */
export function pageKinds(): string[] {
  const hashes: Record<string, string[]> = JSON.parse(readFileSync(join(dist, '_server/styles.json'), 'utf8'));
  const kinds = new Map<string, string>();
  for (const [path, styles] of Object.entries(hashes)) {
    if (path.startsWith('/') && path !== '/404' && !kinds.has(styles.join())) kinds.set(styles.join(), path);
  }
  return [...kinds.values()].toSorted();
}

/** What the build wrote down of the script of our own pages: what a page begins with, and all files. */
export function siteScript(): { first: string[]; files: string[] } {
  const { entry, imports, files } = JSON.parse(readFileSync(join(dist, '_server/site-script.json'), 'utf8'));
  return { first: [entry, ...imports], files };
}

/** The text of every script that a page begins with, a partner's or ours. */
export function firstScripts(): string[] {
  return ['widgets.js', ...siteScript().first].map((path) => readFileSync(join(dist, path), 'utf8'));
}
