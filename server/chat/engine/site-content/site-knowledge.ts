import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatFacts } from '../../../../shared/chat/chat-facts.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { PostalTable } from '../../../../shared/tools/postal-code.ts';
import { createCorrector } from './correct-words.ts';
import { type ChatIndex, openChatIndex } from './open-chat-index.ts';
import { namesOf, type SiteNames } from './site-names.ts';

/** What the site says, as its build wrote it down for the assistant. */
export type SiteKnowledge = {
  index: ChatIndex;
  facts: ChatFacts;
  postal: PostalTable;
  /** How the questions may name cities, services and trades. */
  names: SiteNames;
  /** The word that was probably meant. */
  correct(word: string): string;
};

/** A stem that is rarer than this stands on one page or on none. */
const rare = 5.9;

/**
 * What the built site in `dist` says; read at the first question, and again after a build.
 * @returns undefined while nothing is built there
 */
export function createSiteKnowledge(dist: string): () => SiteKnowledge | undefined {
  const files = ['chat-sections', 'chat-facts', 'postal-codes'].map((name) => join(dist, '_server', `${name}.json`));
  let kept: { changed: string; knowledge: SiteKnowledge } | undefined;
  return () => {
    const changes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    if (changes.includes(undefined)) return undefined;
    const changed = changes.join(' ');
    if (kept?.changed !== changed) kept = { changed, knowledge: read(files) };
    return kept.knowledge;
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
