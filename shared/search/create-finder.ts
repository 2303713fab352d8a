import MiniSearch from 'minisearch';
import { type Found, type SearchHit, searchLimits, tidyQuery } from './search.ts';
import { indexOptions, type SearchIndexFile } from './search-index.ts';
import { searchQuery } from './search-query.ts';
import { wordsOf } from './search-words.ts';

/** Best first. Never throws. */
export type Finder = (query: string) => Found;

/** With fewer full matches, partial ones are added. */
const few = 6;

/**
 * Pages with all words come first; if there are few, the best partial matches follow.
 * @throws if the text is no index file
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

/** A page whose title is the query comes first. */
function ownNameFirst<Page extends { title: string }>(pages: readonly Page[], query: string): Page[] {
  const named = wordsOf(query).join(' ');
  const isNamed = ({ title }: Page) => wordsOf(title).join(' ') === named;
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/** Merges pages of one topic in several cities. */
function oneATopic(pages: readonly (SearchHit & { city: string })[]): SearchHit[] {
  const first = new Map<string, { path: string; title: string }[]>();
  return pages.flatMap(({ city, ...hit }) => {
    // Titles of such pages read "Data backup in Ajax".
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
