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
 * As few pages as together have every part of the site, as a visitor asks for them: each has a block (the class before
 * `__` or `--`) that none before it has. The home page comes first.
 */
export function pagesOfEveryPart(): string[] {
  const hashes: Record<string, string[]> = JSON.parse(readFileSync(join(dist, '_server/styles.json'), 'utf8'));
  const known = new Set<string>();
  return Object.keys(hashes)
    .filter((path) => path.startsWith('/') && path !== '/404')
    .toSorted()
    .filter((path) => {
      const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8');
      const blocks = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => name.replace(/(__|--).*/, '')),
      );
      const before = known.size;
      for (const block of blocks) known.add(block);
      return known.size > before;
    });
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
