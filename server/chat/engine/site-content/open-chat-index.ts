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

/** The stems of what a page is called. */
export type PageNames = {
  /** Of its name and its address. */
  title: string;
  /** … and of what visitors call it. */
  stems: string;
  /** Its name up to the colon, and each phrase of visitors. */
  phrases: readonly (readonly string[])[];
};

/** The index of the site's own content, ready to be asked. */
export type ChatIndex = {
  pages: readonly ChatPage[];
  /** The sections of each page, in the order of the pages. */
  sections: readonly (readonly ChatSection[])[];
  /** What each page is called. */
  names: readonly PageNames[];
  search: MiniSearch<IndexedChatPage>;
  /** Groups of phrases that mean the same, each phrase as stems. */
  synonyms: readonly (readonly (readonly string[])[])[];
  /** Words as they are written, the most frequent first. */
  words: readonly string[];
  /** Words of the phrases that mean the same, as they are written. */
  synonymWords: readonly string[];
  /** How rare a stem is: 0 when every page has it, about 6 when one has it or none. */
  rarity(stem: string): number;
};

/**
 * Opens the file that the build wrote.
 * @throws when the text is not such a file
 */
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
    synonyms: synonyms.map((group) => uniquePhrases(group.map(stemsOf))),
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

/** On how many pages each stem stands, in the field that has it most often. */
function pagesByStem(index: readonly [string, Record<string, Record<string, number>>][]): Map<string, number> {
  return new Map(
    index.map(([stem, fields]) => [stem, Math.max(...Object.values(fields).map((pages) => Object.keys(pages).length))]),
  );
}

/** "Price" and "pricing" are one phrase once they are stems. */
function uniquePhrases(phrases: readonly string[][]): string[][] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()].filter(({ length }) => length > 0);
}
