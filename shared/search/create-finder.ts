import MiniSearch from 'minisearch';
import { type Found, type SearchHit, searchLimits, tidyQuery } from './search.ts';
import { indexOptions, type SearchIndexFile } from './search-index.ts';
import { searchQuery } from './search-query.ts';
import { wordsOf } from './search-words.ts';

/** Finds pages for a query, the best first. Never throws, whatever the query is. */
export type Finder = (query: string) => Found;

/** With fewer full matches than this, partial matches are added. */
const few = 6;

/**
 * Opens an index as the build wrote it. Pages with every word of a query come first; when they are few, the
 * best of those with some of the words follow.
 * @throws when the text is not such a file
 */
export function createFinder(text: string): Finder {
  const file = JSON.parse(text) as SearchIndexFile;
  const engine = MiniSearch.loadJS(file.index, indexOptions);
  const synonyms = file.synonyms.map((group) => group.map(wordsOf));
  return (raw) => {
    const query = tidyQuery(raw);
    if (wordsOf(query).length === 0) return { hits: [], total: 0 };
    const results = engine.search(searchQuery(query, synonyms, 'all'));
    if (results.length < few) {
      const known = new Set(results.map(({ id }) => id));
      const others = engine.search(searchQuery(query, synonyms, 'any')).filter(({ id }) => !known.has(id));
      results.push(...others.slice(0, few - results.length));
    }
    const pages = results.map((result) => ({
      path: String(result.id),
      title: String(result.title),
      section: String(result.section),
      summary: String(result.summary),
      city: String(result.city ?? ''),
    }));
    return { hits: oneATopic(ownNameFirst(pages, query)).slice(0, searchLimits.shown), total: results.length };
  };
}

/** Whoever types a page's name wants that page, whatever others say of it. */
function ownNameFirst<Page extends { title: string }>(pages: readonly Page[], query: string): Page[] {
  const named = wordsOf(query).join(' ');
  const isNamed = ({ title }: Page) => wordsOf(title).join(' ') === named;
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/** The pages of one topic in several cities become one hit: its best page, which names the others. */
function oneATopic(pages: readonly (SearchHit & { city: string })[]): SearchHit[] {
  const first = new Map<string, { path: string; title: string }[]>();
  return pages.flatMap(({ city, ...hit }) => {
    // The title of such a page is "Data backup in Ajax".
    const at = city ? hit.title.lastIndexOf(' in ') : -1;
    if (at < 0) return [hit];
    const topic = hit.title.slice(0, at);
    const known = first.get(topic);
    if (known) {
      known.push({ path: hit.path, title: hit.title.slice(at + ' in '.length) });
      return [];
    }
    const others: { path: string; title: string }[] = [];
    first.set(topic, others);
    return [{ ...hit, others }];
  });
}
