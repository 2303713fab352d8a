import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from '../../facts/aliases.ts';
import { outputAddress } from '../../pages/output-address.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { publishedAddresses } from '../../redirects/published.ts';
import { readBuiltPage } from './built-page.ts';
import type { BuiltSite } from './built-site.ts';

type Written = {
  origin: string;
  content: readonly ContentPage[];
  documents: ReadonlyMap<string, string>;
  files: Iterable<string>;
  sitemap: string;
  published?: readonly string[];
};

export function builtSite({ origin, content, documents, files, sitemap, published }: Written): BuiltSite {
  return {
    origin,
    content,
    sitemap,
    aliases,
    pages: [...documents].map(([path, document]) => readBuiltPage(path, document, origin)),
    files: new Set(files),
    published: new Set(published),
    textOf: (file) => readFileSync(file, 'utf8'),
  };
}

/** `site/public/icon.svg` → `/icon.svg`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}

/** @throws if `dist` is not built */
export function siteIn(dist: string, content: readonly ContentPage[]): BuiltSite {
  const files = filesBelow(dist);
  const documents = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [outputAddress(file.slice(1)), readFileSync(join(dist, file), 'utf8')] as const),
  );
  const home = documents.get('/');
  if (!home) throw new Error(`${dist} holds no site: run npm run build first.`);
  // The origin that the site was built for, not the current setting.
  const origin = new URL(readBuiltPage('/', home, '').canonical).origin;
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const published = publishedAddresses();
  const others = files.filter((file) => !file.endsWith('.html'));
  return builtSite({ origin, content, documents, sitemap, files: others, published });
}
