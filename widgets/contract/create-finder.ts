import MiniSearch from 'minisearch';
import { type Found, searchLimits, tidyQuery } from './search.ts';
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
    const hits = results.slice(0, searchLimits.shown).map((result) => ({
      path: String(result.id),
      title: String(result.title),
      section: String(result.section),
      summary: String(result.summary),
    }));
    return { hits, total: results.length };
  };
}
