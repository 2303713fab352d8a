import type { AsPlainObject, Options } from 'minisearch';
import { isTelling, wordsOf } from '../search/search-words.ts';
import { stemOf } from '../search/stem.ts';

export type ChatPage = {
  path: string;
  title: string;
  kind: string;
  /** Ranking factor; 1 is neutral. */
  weight: number;
  /** Slug, if the page is about one city. */
  city?: string;
  /** Visitors' phrases for its subject (`site/facts/visitor-words.ts`), comma-separated. */
  asked?: string;
};

export type ChatSection = {
  /** Index in the list of pages. */
  page: number;
  heading: string;
  /** Fragment of the heading, or empty. */
  id: string;
  /** Paragraphs, rows and lists as plain text. */
  blocks: string[];
  /** Unique stems, separated by spaces. */
  stems: { heading: string; blocks: string };
};

export type IndexedChatPage = {
  id: number;
  /** With the words of the address. */
  title: string;
  asked: string;
  /** Heading and description. */
  summary: string;
  headings: string;
  text: string;
};

/** `dist/_server/chat-sections.json`, from build to server. */
export type ChatIndexFile = {
  pages: ChatPage[];
  sections: ChatSection[];
  synonyms: string[][];
  /** Most frequent first, to correct typing errors. */
  words: string[];
  /** Over the pages, by index in the list. */
  index: AsPlainObject;
};

/** Also needed to read the index. */
export const chatIndexOptions: Options<IndexedChatPage> = {
  idField: 'id',
  fields: ['title', 'asked', 'summary', 'headings', 'text'],
  tokenize: stemsOf,
  // Done by the tokenizer.
  processTerm: (term) => term,
};

/** Stems of the significant words. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).filter(isTelling).map(stemOf);
}
