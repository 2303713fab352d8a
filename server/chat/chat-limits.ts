/** What one visitor may ask of the assistant; the limits of an address are in `server/guards/limits.ts`. */
export const chatUse = {
  /** Messages of one mailbox in a day. */
  messagesPerDay: 150,
  /** Messages of one conversation, with their answers. */
  messages: 400,
  /** Connections that hear what staff write in one conversation: its tabs. */
  listeners: 5,
  /** Such a connection ends after this long (ms), and the script makes another. */
  listenMs: 30 * 60_000,
  /** Messages of one conversation that may wait for the answer to an earlier one. */
  waiting: 4,
  /** Turns that the engine is given with a question. */
  history: 12,
  /** Longest time for an answer (ms). */
  answerMs: 60_000,
  /** Staff who were not heard of at their page for this long (ms) have gone: the assistant answers again. */
  awayMs: 2 * 60_000,
  /** A question without an answer waits for a person this long (ms). */
  questionWaitsMs: 24 * 60 * 60_000,
  /** A script that lost its first reply may go on without the secret for this long (ms), with the same details. */
  withoutSecretMs: 10 * 60_000,
} as const;
