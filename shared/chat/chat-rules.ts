import { company } from '../company/company.ts';

/** What script and server both hold about the assistant: docs/product.md, sections 2, 4, 5, 8 and 9; decision 47. */

/** The assistant's name: `{name}` of the messages in docs/product.md. */
export const assistantName = company.assistant;

export const chatLimits = {
  /** Longest message, in characters. */
  message: 1000,
  /** Days a conversation is kept. */
  keptDays: 90,
} as const;

export * as chatMessages from './chat-messages.ts';

/** A reply with one of these words gets Schedule Meeting and Call Now. */
export const meetingWords = /\b(schedule|meeting|appointment|calendar)\b/i;

/** A reply with one of these words is followed, after a second, by the offer of a consultation. */
export const followUpWords = /\b(schedule|meeting|appointment|calendly)\b/i;

/** A visitor's message with one of these is an emergency. */
export const emergencyWords =
  /\b(ransom(?:ware)?|hack(?:ed)?|breach(?:ed)?|encrypted|locked out|server (?:is )?down|phish(?:ed)?|virus|malware)\b/i;
