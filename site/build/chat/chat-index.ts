import MiniSearch from 'minisearch';
import {
  type ChatIndexFile,
  type ChatPage,
  type ChatSection,
  chatIndexOptions,
  type IndexedChatPage,
  stemsOf,
} from '../../../shared/chat/chat-index.ts';
import { wordsOf } from '../../../shared/search/search-words.ts';
import { cityOf } from '../../facts/landing-topics.ts';
import { synonyms } from '../../facts/synonyms.ts';
import { visitorWords } from '../../facts/visitor-words.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { kindOf } from '../../schema/kinds.ts';
import { linkNameOf } from '../../seo/name-of.ts';
import { chatSections } from './chat-sections.ts';

/** Index pages only repeat the pages that they link to. */
const lists = new Set(['site-map', 'blog-index', 'library-index', 'knowledge-hub', 'videos', 'resources', 'home']);

/** A text on more pages belongs to the frame and answers no question. */
const frameFrom = 6;

/** @param documents by address */
export function chatIndex(pages: readonly ContentPage[], documents: ReadonlyMap<string, string>): ChatIndexFile {
  const read = pages
    .filter(({ kind }) => !lists.has(kind))
    .map((page) => ({ page, sections: chatSections(documents.get(page.path) ?? '') }));
  const isFrame = frameTexts(read.map(({ sections }) => sections.flatMap(({ blocks }) => blocks)));

  const sections: ChatSection[] = [];
  const indexed: IndexedChatPage[] = [];
  for (const [id, { page, sections: all }] of read.entries()) {
    const own = all.flatMap(({ blocks, ...section }) => {
      const kept = blocks.filter((block) => !isFrame(block));
      return kept.length > 0 ? [{ ...section, blocks: kept }] : [];
    });
    for (const section of own) {
      const stems = { heading: eachStem(section.heading), blocks: eachStem(section.blocks.join('\n')) };
      sections.push({ page: id, ...section, stems });
    }
    indexed.push({
      id,
      title: `${linkNameOf(page)} ${page.path.split('/').at(-1)?.replaceAll('-', ' ')}`,
      asked: visitorWords[page.path] ?? '',
      summary: `${page.data.title}\n${page.data.description}`,
      headings: own.map(({ heading }) => heading).join('\n'),
      text: own.flatMap(({ blocks }) => blocks).join('\n'),
    });
  }
  const engine = new MiniSearch<IndexedChatPage>(chatIndexOptions);
  engine.addAll(indexed);
  return {
    pages: read.map(({ page }) => chatPage(page)),
    sections,
    synonyms: synonyms.map((group) => [...group]),
    words: frequentWords(indexed),
    index: engine.toJSON(),
  };
}

const eachStem = (text: string) => [...new Set(stemsOf(text))].join(' ');

function chatPage(page: ContentPage): ChatPage {
  const asked = visitorWords[page.path];
  const city = cityOf(page.path) ?? /^\/locations\/(.+)$/.exec(page.path)?.[1];
  return {
    path: page.path,
    title: linkNameOf(page),
    kind: page.kind,
    weight: kindOf(page.kind).searchWeight ?? 1,
    ...(city ? { city } : {}),
    ...(asked ? { asked } : {}),
  };
}

/** Words of four or more letters on two or more pages: one on a single page may be a typo. */
function frequentWords(pages: readonly IndexedChatPage[]): string[] {
  const onPages = new Map<string, number>();
  for (const { title, asked, summary, headings, text } of pages) {
    for (const word of new Set(wordsOf([title, asked, summary, headings, text].join(' ')))) {
      if (word.length >= 4 && !/\d/.test(word)) onPages.set(word, (onPages.get(word) ?? 0) + 1);
    }
  }
  const kept = [...onPages].filter(([, count]) => count > 1);
  kept.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return kept.map(([word]) => word);
}

function frameTexts(pages: readonly (readonly string[])[]): (block: string) => boolean {
  const onPages = new Map<string, number>();
  for (const blocks of pages) {
    for (const block of new Set(blocks)) onPages.set(block, (onPages.get(block) ?? 0) + 1);
  }
  return (block) => (onPages.get(block) ?? 0) > frameFrom;
}
