import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatFacts } from '../../../../shared/chat/chat-facts.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { PostalTable } from '../../../../shared/tools/postal-code.ts';
import { createCorrector } from './correct-words.ts';
import { type ChatIndex, openChatIndex } from './open-chat-index.ts';
import { namesOf, type SiteNames } from './site-names.ts';

/** As the build wrote it for the assistant. */
export type SiteKnowledge = {
  index: ChatIndex;
  facts: ChatFacts;
  postal: PostalTable;
  names: SiteNames;
  /** The word that was probably meant. */
  correct(word: string): string;
};

const rare = 5.9;

/** Reads the built site again after each build. @returns undefined while there is no build */
export function createSiteKnowledge(dist: string): () => SiteKnowledge | undefined {
  const files = ['chat-sections', 'chat-facts', 'postal-codes'].map((name) => join(dist, '_server', `${name}.json`));
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
  const [sections = '', facts = '', postal = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const index = openChatIndex(sections);
  const known = new Set([...index.words, ...index.synonymWords]);
  const allFacts = JSON.parse(facts) as ChatFacts;
  const names = namesOf(allFacts, index);
  const isKnown = (word: string) => known.has(word) || names.words.has(word) || index.rarity(stemOf(word)) < rare;
  return {
    index,
    facts: allFacts,
    postal: JSON.parse(postal) as PostalTable,
    names,
    correct: createCorrector([...names.words, ...index.words, ...index.synonymWords], isKnown),
  };
}
