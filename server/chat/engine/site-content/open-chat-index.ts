import MiniSearch from 'minisearch';
import {
  type ChatIndexFile,
  type ChatPage,
  type ChatSection,
  chatIndexOptions,
  type IndexedChatPage,
  stemsOf,
} from '../../../../shared/chat/chat-index.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';

export type PageNames = {
  /** Stems of title and address. */
  title: string;
  /** The same with visitors' names for the page. */
  stems: string;
  /** Both parts of the title, the path, and each name used by visitors. */
  phrases: readonly (readonly string[])[];
};

export type ChatIndex = {
  pages: readonly ChatPage[];
  /** By page. */
  sections: readonly (readonly ChatSection[])[];
  names: readonly PageNames[];
  search: MiniSearch<IndexedChatPage>;
  /** Unstemmed, most frequent first. */
  words: readonly string[];
  /** Unstemmed. */
  synonymWords: readonly string[];
  /** 0 if every page has the stem, about 6 if at most one has. */
  rarity(stem: string): number;
};

/** @throws if the text is not an index written by the build */
export function openChatIndex(text: string): ChatIndex {
  const { pages, sections, synonyms, words, index } = JSON.parse(text) as ChatIndexFile;
  const onPages = pagesByStem(index.index);
  return {
    pages,
    sections: sectionsByPage(pages.length, sections),
    names: pages.map(namesOf),
    words,
    synonymWords: synonyms.flat().flatMap(wordsOf),
    search: MiniSearch.loadJS(index, chatIndexOptions),
    rarity: (stem) => Math.log(pages.length / Math.max(1, onPages.get(stem) ?? 0)),
  };
}

function namesOf({ title, path, asked = '' }: ChatPage): PageNames {
  const stems = (text: string) => stemsOf(text).join(' ');
  const [short = '', second = ''] = title.split(': ');
  return {
    title: stems(`${title} ${path}`),
    stems: stems(`${title} ${path} ${asked}`),
    phrases: uniquePhrases([short, second, path, ...asked.split(',')].map(stemsOf)),
  };
}

function sectionsByPage(pages: number, sections: readonly ChatSection[]): ChatSection[][] {
  const byPage: ChatSection[][] = Array.from({ length: pages }, () => []);
  for (const section of sections) byPage[section.page]?.push(section);
  return byPage;
}

function pagesByStem(index: readonly [string, Record<string, Record<string, number>>][]): Map<string, number> {
  return new Map(
    index.map(([stem, fields]) => [stem, Math.max(...Object.values(fields).map((pages) => Object.keys(pages).length))]),
  );
}

/** "Price" and "pricing" have the same stem. */
function uniquePhrases(phrases: readonly string[][]): string[][] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()].filter(({ length }) => length > 0);
}
