import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from '../../facts/aliases.ts';
import { isSample } from '../../facts/served.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { checkRedirects } from '../../redirects/check-redirects.ts';
import { createResolver } from '../../redirects/create-resolver.ts';
import { sampleInOneLine } from '../../redirects/of-sample.ts';
import type { LegacyEntry, RedirectProblem } from '../../redirects/parse-legacy-map.ts';
import { addressesIn, publishedFileOf } from '../../redirects/published.ts';
import { readLegacyMaps } from '../../redirects/read-legacy-maps.ts';
import { readPath } from '../../redirects/read-path.ts';
import type { PostLink, RedirectData } from '../../redirects/redirect-data.ts';
import { settledLegacy } from '../../redirects/standing.ts';

type CollectedRedirects = {
  /** With targets that are there. */
  data: RedirectData;
  problems: readonly RedirectProblem[];
  /** Sorted by address. */
  posts: readonly PostLink[];
};

/**
 * From the built site, the legacy map and the pages' `redirectFrom`.
 * @param published every address so far
 */
export function collectRedirects(
  dist: string,
  pages: readonly ContentPage[],
  published: readonly string[],
): CollectedRedirects {
  const valid = JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8')) as string[];
  const built = new Set(valid);
  const there = pages.filter(({ path }) => built.has(path));
  const posts = there.filter(({ kind }) => kind === 'blog-post').map(({ path, data }) => ({ path, title: data.title }));
  const map = readLegacyMaps();
  const entries = [...map.entries, ...there.flatMap(ownOldAddresses)];
  const written: RedirectData = {
    valid,
    posts: posts.map(({ path }) => path.slice('/blog/'.length)),
    files: ['/404', ...servedFiles(dist)],
    aliases: Object.fromEntries(Object.entries(aliases).filter(([path]) => built.has(path))),
    legacy: Object.fromEntries(entries.map(({ from, to }) => [from, to])),
  };
  const { explain } = createResolver(written);
  const gone = published.filter((path) => {
    const { rule, to } = explain(path);
    return rule !== 'valid' && to === null;
  });
  const problems = [...map.problems, ...checkRedirects({ data: written, entries, published })];
  return {
    data: { ...written, legacy: settledLegacy(written, gone) },
    problems: isSample ? problems : sampleInOneLine(problems, new Set(addressesIn(publishedFileOf(true)))),
    posts,
  };
}

function ownOldAddresses({ path, file, data }: ContentPage): LegacyEntry[] {
  if (data.redirectFrom.length === 0) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return data.redirectFrom.map((from) => ({
    from: readPath(from).path,
    to: path,
    note: 'redirectFrom',
    file,
    line: lines.findIndex((line) => line.includes(from)) + 1,
  }));
}

function servedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.[a-z0-9]+$/.test(file) && !/^\/_server\/|^\/types\/|^\/assets\/redirect-|\.(html|br|gz)$/.test(file),
    )
    .sort();
}
