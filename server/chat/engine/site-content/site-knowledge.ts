import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { ChatAnswersFile } from '../../../../shared/chat/chat-answers.ts';
import type { ChatFacts } from '../../../../shared/chat/chat-facts.ts';
import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { PostalTable } from '../../../../shared/tools/postal-code.ts';
import { type AnswerLibrary, openAnswerLibrary } from './answer-library.ts';
import { type ChatIndex, openChatIndex } from './open-chat-index.ts';
import { namesOf, type SiteNames } from './site-names.ts';

/** As the build wrote it for the assistant. */
export type SiteKnowledge = {
  index: ChatIndex;
  facts: ChatFacts;
  postal: PostalTable;
  names: SiteNames;
  answers: AnswerLibrary;
  /** Whether a word need not be corrected; takes no time. */
  isKnown(word: string): boolean;
  /** The word that was probably meant. Takes up to a millisecond. */
  correct(word: string): string;
};

/** Reads the built site again after each build. @returns undefined while there is no build */
export function createSiteKnowledge(dist: string): () => SiteKnowledge | undefined {
  const files = ['chat-sections', 'chat-facts', 'postal-codes', 'chat-answers'].map((name) =>
    join(dist, '_server', `${name}.json`),
  );
  let cached: { changed: string; knowledge: SiteKnowledge } | undefined;
  return () => {
    const changes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    if (changes.includes(undefined)) return undefined;
    const changed = changes.join(' ');
    if (cached?.changed !== changed) cached = { changed, knowledge: read(files) };
    return cached.knowledge;
  };
}

function read(files: readonly string[]): SiteKnowledge {
  const [sections = '', facts = '', postal = '', answers = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const index = openChatIndex(sections);
  const allFacts = JSON.parse(facts) as ChatFacts;
  const allAnswers = JSON.parse(answers) as ChatAnswersFile;
  const names = namesOf(allFacts, allAnswers);
  const titles = new Map(index.pages.map(({ path, title, asked = '' }) => [path, `${title} ${asked}`]));
  const answered = allAnswers.records.flatMap(({ ways }) => ways.flatMap(wordsOf));
  // Of a word that at most one page has.
  const rarest = Math.log(index.pages.length);
  const known = new Set([...index.words, ...index.synonymWords, ...names.words, ...answered]);
  return {
    index,
    facts: allFacts,
    postal: JSON.parse(postal) as PostalTable,
    names,
    answers: openAnswerLibrary(allAnswers, (path) => titles.get(path)),
    isKnown: (word) =>
      word.length < 5 ||
      word.length > longestWord ||
      /[^a-z]/.test(word) ||
      known.has(word) ||
      index.rarity(stemOf(word)) < rarest,
    correct: createCorrector([...names.words, ...index.words, ...index.synonymWords, ...answered]),
  };
}

/** Short words, words with digits and what is longer than any word stay as they are. */
const longestWord = 24;

/** Corrected words that are remembered, some 100 bytes each. */
const mostRemembered = 5_000;

/** Replaces a word by the nearest that is known. */
function createCorrector(words: readonly string[]): (word: string) => string {
  const search = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (term) => term,
  });
  search.addAll([...new Set(words)].map((id) => ({ id })));
  const remembered = new Map<string, string>();
  return (word) => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const fuzzy = word.length < 8 ? 1 : 2;
    const [found] = search.search(word, { fuzzy, filter: ({ id }) => String(id)[0] === word[0] });
    const corrected = String(found?.id ?? word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, corrected);
    return corrected;
  };
}
