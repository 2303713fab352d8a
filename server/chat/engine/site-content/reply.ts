import type { ChatQuote, ChatSource } from '../../../../shared/chat/chat.ts';
import { othersThan } from './everyday-words.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

/** An answer to one question, before it becomes the answer to a message. */
export type EngineReply = {
  text: string;
  sources: ChatSource[];
  quotes: ChatQuote[];
  known: boolean;
  emergency?: boolean;
  intent?: string;
};

/** Answers a kind of question from the fact records; undefined when the question is of another kind. */
export type Intent = (asked: ParsedQuestion, knowledge: SiteKnowledge, now: Date) => EngineReply | undefined;

/** Whether a question says nothing besides names of ours, everyday words and these, or no more than may be spared. */
export const saysOnly = ({ rest, spare = 0 }: ParsedQuestion, own: RegExp): boolean =>
  othersThan(rest, own).length <= spare;

/** The pages at these addresses as sources, as far as they are published, each once. */
export function sourcesAt(paths: readonly string[], { index }: SiteKnowledge): ChatSource[] {
  return [...new Set(paths)].flatMap((path) => {
    const page = index.pages.find((entry) => entry.path === path);
    return page ? [{ title: page.title, url: page.path }] : [];
  });
}

/** A Markdown link to a page of ours. */
export const linkTo = ({ title, url }: ChatSource): string => `[${title.replace(/[[\]]/g, '')}](${url})`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
