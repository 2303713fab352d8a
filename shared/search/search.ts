/** Shared by script and server. */

export const searchPath = '/search';
export const searchField = 'q';

/** For phones. Lower case, as in HTML and all renderers. */
export const searchKey = { enterkeyhint: 'search' };

/** A longer query is pasted text, and every word costs time. */
export const searchLimits = { characters: 100, words: 8, shown: 100 } as const;

export type SearchHit = {
  path: string;
  title: string;
  section: string;
  summary: string;
  /** The topic in other cities, best first; titles are city names. */
  others?: readonly { path: string; title: string }[];
};

/** `hits`: one per topic, best first. `total`: number of pages. */
export type Found = { hits: SearchHit[]; total: number };

export const searchMessages = {
  label: 'What are you looking for?',
  submit: 'Search',
  tasks: 'Or start here',
  found({ hits, total }: Found, query: string): string {
    const shown = hits.reduce((sum, { others = [] }) => sum + 1 + others.length, 0);
    if (total > shown) return `The best ${shown} of ${total} results for “${query}”`;
    return `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`;
  },
  others: 'Also in',
  none: (query: string) => `Nothing found for “${query}”. Try other or fewer words.`,
  unavailable: 'Press Search to see the results.',
} as const;

/** Empty without a query. */
export function searchStatus(found: Found, query: string): string {
  if (query === '') return '';
  return found.total === 0 ? searchMessages.none(query) : searchMessages.found(found, query);
}

const titleMark = ' ⋅ ';

/** Replaces an earlier status in the title. */
export function searchTitle(status: string, title: string): string {
  const own = title.split(titleMark).at(-1) ?? '';
  return status === '' ? own : `${status}${titleMark}${own}`;
}

export function tidyQuery(raw: string): string {
  const line = raw.replace(/[\s\p{C}]+/gu, ' ').trim();
  // By code points, which keeps surrogate pairs together.
  return [...line].slice(0, searchLimits.characters).join('').trim();
}
