import type { SeoAnswer, SeoPage, SeoReport } from '../../shared/staff/seo-report.ts';

export type SeoRow = Pick<SeoPage, 'path' | 'title'> & {
  leads: number;
  /** Pages that link to it outside menus. */
  links: number;
};

export type SearchRow = { words: string; path: string; times: number };

export type SeoLists = {
  /** Pages that bring requests, most first. */
  bringing: SeoRow[];
  /** Words of our own search and the page that was opened from its results, most often first. */
  searches: SearchRow[];
  /** Pages for search engines that the fewest others link to. */
  lonely: SeoRow[];
};

/** Links below which a page is hard to find. */
const few = 3;

/** Combines the build's report with requests and searches. */
export function readSeo({ leads, searches }: SeoAnswer, { pages }: SeoReport): SeoLists {
  const links = pages.map(() => 0);
  for (const [from, { out }] of pages.entries())
    for (const to of new Set(out)) if (to !== from) links[to] = (links[to] ?? 0) + 1;
  const rows = pages.map(({ path, title, indexable }, place) => ({
    ...{ path, title, indexable },
    leads: leads[path] ?? 0,
    links: links[place] ?? 0,
  }));
  const byPath = (one: SeoRow, other: SeoRow) => (one.path < other.path ? -1 : 1);
  return {
    bringing: rows.filter((row) => row.leads > 0).sort((one, other) => other.leads - one.leads || byPath(one, other)),
    searches: Object.entries(searches)
      .flatMap(([path, { words }]) => words.map((searched) => ({ ...searched, path })))
      .sort((one, other) => other.times - one.times || (one.words < other.words ? -1 : 1)),
    lonely: rows
      .filter(({ indexable, links: count }) => indexable && count < few)
      .sort((one, other) => one.links - other.links || byPath(one, other)),
  };
}
