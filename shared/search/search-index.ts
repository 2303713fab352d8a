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
  /** A page about a topic in a city gets full weight only in queries for that city. */
  city?: string;
};

export type SearchIndexFile = { synonyms: string[][]; index: AsPlainObject };

/** Also needed to read the index. */
export const indexOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'headings', 'summary', 'body'],
  storeFields: ['title', 'section', 'summary', 'weight', 'city'],
  tokenize: wordsOf,
  // Done by the tokenizer.
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 5, headings: 2, summary: 2 },
    boostDocument: (_path, term, page) =>
      wordsOf(String(page?.city ?? '')).includes(term) ? 1 : Number(page?.weight ?? 1),
  },
};
