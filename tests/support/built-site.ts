import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

export const dist = join(root, 'dist');

/**
 * Paths relative to dist/, with slashes.
 * @throws without a build
 */
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
 * Few paths that cover every part of the site: each page has a block (class before `__` or `--`) that earlier ones
 * lack. The home page comes first.
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

/** Our pages' script: the files loaded first, and all files. */
export function siteScript(): { first: string[]; files: string[] } {
  const { entry, imports, files } = JSON.parse(readFileSync(join(dist, '_server/site-script.json'), 'utf8'));
  return { first: [entry, ...imports], files };
}

export function firstScripts(): string[] {
  return ['widgets.js', ...siteScript().first].map((path) => readFileSync(join(dist, path), 'utf8'));
}
