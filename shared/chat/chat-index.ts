import type { AsPlainObject, Options } from 'minisearch';
import { isTelling, wordsOf } from '../search/search-words.ts';
import { stemOf } from '../search/stem.ts';

/** A page as the assistant knows it. */
export type ChatPage = {
  path: string;
  /** What a link to it says. */
  title: string;
  /** What kind of page it is (`site/schema/kinds.ts`). */
  kind: string;
  /** How much a page of its kind counts against others: 1 is neither more nor less. */
  weight: number;
  /** The city (slug) of a page about one city. */
  city?: string;
  /** What visitors may call what it answers (`site/facts/visitor-words.ts`): phrases, with commas between. */
  asked?: string;
};

/** What stands under one heading of a page. */
export type ChatSection = {
  /** Place of its page in the list of pages. */
  page: number;
  heading: string;
  /** Fragment of its heading; empty where it has none. */
  id: string;
  /** Its paragraphs, rows and lists, as plain text. */
  blocks: string[];
  /** The stems of its heading and of its blocks, each once, with spaces between them. */
  stems: { heading: string; blocks: string };
};

/** A page as the index takes it in: its words, by where they stand. */
export type IndexedChatPage = {
  id: number;
  /** Its name and the words of its address. */
  title: string;
  /** What visitors may call what it answers. */
  asked: string;
  /** Its heading and its description. */
  summary: string;
  headings: string;
  text: string;
};

/** The file that the build writes and that the server reads: `dist/_server/chat-sections.json`. */
export type ChatIndexFile = {
  pages: ChatPage[];
  sections: ChatSection[];
  /** Groups of phrases that mean the same. */
  synonyms: string[][];
  /** Words of the pages as they are written, the most frequent first: what a slip of the pen may have meant. */
  words: string[];
  /** Over the pages, each under its place in the list. */
  index: AsPlainObject;
};

/** How pages are indexed. Who reads an index must use what it was made with. */
export const chatIndexOptions: Options<IndexedChatPage> = {
  idField: 'id',
  fields: ['title', 'asked', 'summary', 'headings', 'text'],
  tokenize: stemsOf,
  // The tokenizer has done it all.
  processTerm: (term) => term,
};

/** The stems of a text's telling words: what the index and the questions are compared by. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).filter(isTelling).map(stemOf);
}
