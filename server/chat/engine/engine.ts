import type { ChatQuote, ChatSource } from '../../../shared/chat/chat.ts';

/** One message of the conversation so far. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** What a visitor asks. */
export type Question = {
  /** As typed. */
  text: string;
  /** The turns before it, oldest first, without this question. */
  history: readonly Turn[];
  /** Path of the page that the visitor is on: a hint, never a limit. */
  page?: string;
};

/** What the assistant says to it. */
export type EngineAnswer = {
  /** Paragraphs, lists, bold and links of Markdown, nothing else. */
  text: string;
  /** Words of our pages, to be shown as quotes. */
  quotes: ChatQuote[];
  /** The pages it comes from, the best first; where it does not know, the two nearest. */
  sources: ChatSource[];
  /** False: it does not know, or does not answer such questions. A person is offered. */
  known: boolean;
  /** The question's words are an emergency: Call Now comes first. */
  emergency: boolean;
  /** What kind of fact was asked for (`price`, `hours` …), where a fact record answered. */
  intent?: string;
  /** The question with personal numbers masked, where the site has no answer to it: for whoever writes the pages. */
  unknownQuestion?: string;
};

/** What answers a question: from the site's own content, or through a language model. */
export type Engine = {
  /**
   * @param options.signal ends the work; the promise then rejects with the signal's reason
   * @param options.onDelta gets the text piece by piece as it is made; together the pieces are `text`
   */
  answer(question: Question, options: { signal: AbortSignal; onDelta?: (text: string) => void }): Promise<EngineAnswer>;
};
