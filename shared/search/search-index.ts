import type { AsPlainObject, Options } from 'minisearch';
import { wordsOf } from './search-words.ts';

/** A page as the index takes it in; the first four are kept and shown. */
export type SearchEntry = {
  path: string;
  title: string;
  section: string;
  summary: string;
  /** Its headings. */
  headings: string;
  /** The words that tell it from other pages. */
  body: string;
  /** How much a page of its kind counts against others: 1 is neither more nor less. */
  weight: number;
  /** The city of a page about one topic in one city: such a page counts in full where its city is asked for. */
  city?: string;
};

/** The file that the build writes and that the script and the server read. */
export type SearchIndexFile = { synonyms: string[][]; index: AsPlainObject };

/** How pages are indexed. Who reads an index must use what it was made with. */
export const indexOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'headings', 'summary', 'body'],
  storeFields: ['title', 'section', 'summary', 'weight', 'city'],
  tokenize: wordsOf,
  // The tokenizer has done it all.
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 5, headings: 2, summary: 2 },
    boostDocument: (_path, term, page) =>
      wordsOf(String(page?.city ?? '')).includes(term) ? 1 : Number(page?.weight ?? 1),
  },
};
