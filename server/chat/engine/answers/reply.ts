import type { ChatQuote, ChatSource } from '../../../../shared/chat/chat.ts';
import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import type { FirmFacts, ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';

export type EngineReply = {
  text: string;
  sources: ChatSource[];
  quotes: ChatQuote[];
  known: boolean;
  emergency?: boolean;
  /** `emergency`, or the id of the record that answers. */
  intent?: string;
};

export type Situation = {
  asked: ParsedQuestion;
  /** The message that it is part of. */
  whole: ParsedQuestion;
  /** What the conversation has said about the visitor's firm, this message included. */
  firm: FirmFacts;
  /** The page of the offer that "this" means: of the turn before, or the visitor's own. */
  about?: string | undefined;
  /** Whether a colleague is at the staff page; undefined if nobody knows. */
  staffed?: boolean | undefined;
  /** Whether meanings were compared, or words alone. */
  byMeaning: boolean;
  knowledge: SiteKnowledge;
  now: Date;
};

/** Skips paths that are not published. */
export function sourcesAt(paths: readonly string[], { index }: SiteKnowledge): ChatSource[] {
  return [...new Set(paths)].flatMap((path) => {
    const page = index.pages.find((entry) => entry.path === path);
    return page ? [{ title: page.title, url: page.path }] : [];
  });
}

export function replyOf({ id, says = '', pages, refused }: ChatRecord, knowledge: SiteKnowledge): EngineReply {
  const intent = id.startsWith('system ') ? 'software' : id;
  return { text: says, sources: sourcesAt(pages, knowledge), quotes: [], known: !refused, intent };
}

export const linkTo = ({ title, url }: ChatSource): string => `[${title.replace(/[[\]]/g, '')}](${url})`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], and = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
