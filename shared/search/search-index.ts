import type { AsPlainObject, Options } from 'minisearch';
import { wordsOf } from './search-words.ts';

/** The index stores the first four fields for results. */
export type SearchEntry = {
  path: string;
  title: string;
  section: string;
  summary: string;
  headings: string;
  /** Words that distinguish it from other pages. */
  body: string;
  /** Ranking factor; 1 is neutral. */
  weight: number;
  /** Pages about a topic in a city get full weight only in queries for it. */
  city?: string;
};

/** From build to script and server. */
export type SearchIndexFile = { synonyms: string[][]; index: AsPlainObject };

/** Options of the index, needed again to read it. */
export const indexOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'headings', 'summary', 'body'],
  storeFields: ['title', 'section', 'summary', 'weight', 'city'],
  tokenize: wordsOf,
  // The tokenizer has done it.
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 5, headings: 2, summary: 2 },
    boostDocument: (_path, term, page) =>
      wordsOf(String(page?.city ?? '')).includes(term) ? 1 : Number(page?.weight ?? 1),
  },
};
