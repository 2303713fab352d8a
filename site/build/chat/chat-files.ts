import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '../../pages/read-pages.ts';
import { writeWhole } from '../files/write-atomic.ts';
import { chatAnswers } from './chat-answers.ts';
import { chatFacts } from './chat-facts.ts';
import { chatIndex } from './chat-index.ts';

/**
 * Writes to `dist/_server/` (never served).
 * @param documents by address
 */
export function writeChatFiles(
  dist: string,
  pages: readonly ContentPage[],
  documents: ReadonlyMap<string, string>,
): void {
  mkdirSync(join(dist, '_server'), { recursive: true });
  writeWhole(join(dist, '_server/chat-sections.json'), JSON.stringify(chatIndex(pages, documents)));
  writeWhole(join(dist, '_server/chat-facts.json'), JSON.stringify(chatFacts()));
  writeWhole(join(dist, '_server/chat-answers.json'), JSON.stringify(chatAnswers(pages)));
}
