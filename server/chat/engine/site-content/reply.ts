import type { ChatQuote, ChatSource } from '../../../../shared/chat/chat.ts';
import { othersThan } from './everyday-words.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

export type EngineReply = {
  text: string;
  sources: ChatSource[];
  quotes: ChatQuote[];
  known: boolean;
  emergency?: boolean;
  intent?: string;
};

/** Answers one kind of question from the fact records; undefined for others. */
export type Intent = (asked: ParsedQuestion, knowledge: SiteKnowledge, now: Date) => EngineReply | undefined;

/** Whether a question has nothing but our names, everyday words, `own` words and up to `spare` others. */
export const saysOnly = ({ rest, spare = 0 }: ParsedQuestion, own: RegExp): boolean =>
  othersThan(rest, own).length <= spare;

/** Skips paths that are not published. */
export function sourcesAt(paths: readonly string[], { index }: SiteKnowledge): ChatSource[] {
  return [...new Set(paths)].flatMap((path) => {
    const page = index.pages.find((entry) => entry.path === path);
    return page ? [{ title: page.title, url: page.path }] : [];
  });
}

export const linkTo = ({ title, url }: ChatSource): string => `[${title.replace(/[[\]]/g, '')}](${url})`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
