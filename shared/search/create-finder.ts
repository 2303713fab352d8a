import MiniSearch, { type SearchResult } from 'minisearch';
import { type Found, type SearchHit, searchLimits, tidyQuery } from './search.ts';
import { indexOptions, type SearchIndexFile } from './search-index.ts';
import { searchQuery } from './search-query.ts';
import { isTelling, queryWords, wordsOf } from './search-words.ts';

/**
 * Best first. Never throws.
 * @param near for an unknown address: the pages that share its words most, or none
 */
export type Finder = (query: string, near?: 'near') => Found;

/** Of the best score, and of all: weaker pages share an unimportant word. */
const nearEnough = { ofBest: 0.2, score: 12 };

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
  const fuzzy = (query: string, match: 'all' | 'any') =>
    engine.search(searchQuery(query, synonyms, match, { fuzzy: true }));
  /** Typing errors, which cost most, are looked for only when nothing else is found. */
  const search = (query: string, match: 'all' | 'any') => {
    const found = engine.search(searchQuery(query, synonyms, match));
    return found.length > 0 ? found : fuzzy(query, match);
  };

  function withAllWords(query: string): SearchResult[] {
    const results = search(query, 'all');
    if (results.length >= few) return results;
    const known = new Set(results.map(({ id }) => id));
    const others = search(query, 'any').filter(({ id }) => !known.has(id));
    return [...results, ...others.slice(0, few - results.length)];
  }

  function sharingMost(query: string): SearchResult[] {
    const results = fuzzy(query, 'any');
    const best = results[0]?.score ?? 0;
    return results.filter(({ score }) => score >= Math.max(nearEnough.score, nearEnough.ofBest * best));
  }

  return (raw, near) => {
    const query = tidyQuery(raw);
    if (queryWords(query).length === 0) return { hits: [], total: 0 };
    const results = near ? sharingMost(query) : withAllWords(query);
    const pages = results.map((result) => ({
      path: String(result.id),
      title: String(result.title),
      section: String(result.section),
      summary: String(result.summary),
      city: String(result.city ?? ''),
    }));
    const ordered = near ? pages : ownNameFirst(servicesFirst(pages, query), query);
    return { hits: oneATopic(ordered).slice(0, searchLimits.shown), total: results.length };
  };
}

/** A page whose title is the query comes first. */
function ownNameFirst<Page extends { title: string }>(pages: readonly Page[], query: string): Page[] {
  const named = wordsOf(query).join(' ');
  const isNamed = ({ title }: Page) => wordsOf(title).join(' ') === named;
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/** What we sell, as the index names its sections. */
const sold: readonly string[] = ['Services', 'Industries'];

/**
 * A service with all words of the query in its title comes before other pages; a client's story comes after the first
 * service.
 */
function servicesFirst<Page extends SearchHit>(pages: readonly Page[], query: string): Page[] {
  const words = queryWords(query).filter(isTelling);
  const isMeant = ({ section, title }: Page) => {
    const own = wordsOf(title);
    return section === 'Services' && words.length > 0 && words.every((word) => own.includes(word));
  };
  const ordered = [...pages.filter(isMeant), ...pages.filter((page) => !isMeant(page))];
  const first = ordered.findIndex(({ section }) => sold.includes(section));
  const isEarlyStory = ({ path }: Page, place: number) => place < first && path.startsWith('/resources/case-studies/');
  const stories = ordered.filter(isEarlyStory);
  const others = ordered.filter((page, place) => !isEarlyStory(page, place));
  return others.toSpliced(first + 1 - stories.length, 0, ...stories);
}

/** Merges pages of one topic in several cities, with links to the others. */
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
