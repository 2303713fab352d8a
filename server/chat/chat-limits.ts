/** Limits per visitor; those per IP address are in `server/guards/limits.ts`. */
export const chatUse = {
  /** Per mailbox. */
  messagesPerDay: 150,
  /** Per conversation, with answers. */
  messages: 400,
  /** Live connections per conversation. */
  listeners: 5,
  /** The widget reconnects after this. */
  listenMs: 30 * 60_000,
  /** Per conversation, behind the one being answered. */
  waiting: 4,
  /** Turns passed to the engine. */
  history: 12,
  answerMs: 60_000,
  /** Staff without a heartbeat for this long count as gone. */
  awayMs: 2 * 60_000,
  /** How long an unanswered question waits for staff. */
  questionWaitsMs: 24 * 60 * 60_000,
  /** A widget whose first reply was lost may continue without the secret for this long. */
  withoutSecretMs: 10 * 60_000,
} as const;
