/** What the search page says and shows; the same words with a script and without. */

/** Where the search page is, and the name of its one field. */
export const searchPath = '/search';
export const searchField = 'q';

/** What a phone's keyboard calls its Enter key; in lower case, as HTML has it and as every renderer writes it. */
export const searchKey = { enterkeyhint: 'search' };

/** A query is read up to here: longer ones are pasted text, and every word costs work. */
export const searchLimits = { characters: 100, words: 8, shown: 100 } as const;

/** A page that was found. */
export type SearchHit = {
  path: string;
  /** What the page is called. */
  title: string;
  /** The part of the site it belongs to. */
  section: string;
  /** One or two sentences on it. */
  summary: string;
  /** The pages about the same topic in other cities, the best first; their titles are the cities' names. */
  others?: readonly { path: string; title: string }[];
};

/** `hits` are the best ones, a topic that has pages by city once; `total` is how many pages there are. */
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

/** What the status line says; nothing while nothing is asked. */
export function searchStatus(found: Found, query: string): string {
  if (query === '') return '';
  return found.total === 0 ? searchMessages.none(query) : searchMessages.found(found, query);
}

const titleMark = ' ⋅ ';

/** The page's title with what the status line says before it, in place of what stood there. */
export function searchTitle(status: string, title: string): string {
  const own = title.split(titleMark).at(-1) ?? '';
  return status === '' ? own : `${status}${titleMark}${own}`;
}

/** A query as it is searched for and shown: one line, single spaces, cut at the limit. */
export function tidyQuery(raw: string): string {
  const line = raw.replace(/[\s\p{C}]+/gu, ' ').trim();
  // By code points, so that no half of a pair is left at the cut.
  return [...line].slice(0, searchLimits.characters).join('').trim();
}
