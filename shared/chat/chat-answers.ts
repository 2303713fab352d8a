/** What the assistant works out itself, from `chat-facts.json`, instead of reading an answer. */
export type Computation = 'price' | 'rates' | 'hours' | 'contact' | 'area' | 'times' | 'booking' | 'person';

/** An answer of ours, with the ways in which people ask for it. */
export type ChatRecord = {
  id: string;
  ways: readonly string[];
  /** Markdown; absent only with `computes`. */
  says?: string;
  /** The first is the main one; with a fragment where a section says it. */
  pages: readonly string[];
  computes?: Computation;
  urgent?: true;
  refused?: true;
  talk?: true;
  french?: true;
  /** From a page's questions or table of systems: it needs a closer fit. */
  ofPage?: true;
  /** Slug, if it is about one city. */
  city?: string;
};

/** `dist/_server/chat-answers.json`. `software`: names as people type them, with the id of their record. */
export type ChatAnswersFile = { records: ChatRecord[]; software: { name: string; record: string }[] };
