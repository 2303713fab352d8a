import type { ChatQuote, ChatSource } from '../../../shared/chat/chat.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Question = {
  text: string;
  /** Oldest first. */
  history: readonly Turn[];
  /** Path of the visitor's page: a hint, never a limit. */
  page?: string;
  /** Whether a colleague is at the staff page. */
  staffed?: boolean | undefined;
};

export type EngineAnswer = {
  /** Markdown: paragraphs, lists, bold and links only. */
  text: string;
  quotes: ChatQuote[];
  /** Best first; if not `known`, the two nearest pages. */
  sources: ChatSource[];
  /** False for unknown or refused questions: a person is offered. */
  known: boolean;
  emergency: boolean;
  /** Kind of fact (`price`, `hours` …), if a fact record answered. */
  intent?: string;
  /** By a language model; absent: by us. */
  isModels?: true;
  /** For our authors, with personal numbers masked. */
  unknownQuestion?: string;
};

export type EngineOptions = {
  signal: AbortSignal;
  onDelta?: (text: string) => void;
  maySpend?: () => Promise<boolean>;
};

export type Engine = {
  /**
   * @param options.signal stops the work; the promise then rejects with its reason
   * @param options.onDelta receives `text` in pieces
   * @param options.maySpend whether this visitor may still ask the language model today; counts the question
   */
  answer(question: Question, options: EngineOptions): Promise<EngineAnswer>;
  /** Loads what the first question would wait for. */
  prepare?(): Promise<unknown>;
};
