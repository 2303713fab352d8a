import { contact } from '../company/contact.ts';

/** Shared by script and server: docs/product.md, sections 2, 4, 5, 8 and 9; decision 47. */

/** `{name}` in the messages of docs/product.md. */
export const assistantName = contact.assistant;

export const chatLimits = {
  /** In characters. */
  message: 1000,
  keptDays: 90,
  /** Hours after the last message in which a chat on a partner's page goes on. */
  partnerHours: 8,
} as const;

export * as chatMessages from './chat-messages.ts';

/** These words in a reply add the buttons Schedule Meeting and Call Now. */
export const meetingWords = /\b(schedule|meeting|appointment|calendar)\b/i;

/** These words in a reply are followed, after a second, by the offer of a consultation. */
export const followUpWords = /\b(schedule|meeting|appointment|calendly)\b/i;

export const emergencyWords =
  /\b(ransom(?:ware)?|hack(?:ed)?|breach(?:ed)?|encrypted|locked out|server (?:is )?down|phish(?:ed)?|virus|malware)\b/i;
