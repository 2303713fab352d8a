import type * as z from 'zod/mini';

export const paths = {
  contacts: '/api/contacts',
  newsletter: '/api/newsletter',
  formToken: '/api/form-token',
  embed: '/api/embed',
  chatMessage: '/api/chatbot/message',
  chatContact: '/api/teams/notify-chatbot-contact',
  chatConversation: '/api/chatbot/conversation',
  chatLive: '/api/chatbot/live',
  chatFeedback: '/api/chatbot/feedback',
  chatDeletion: '/api/chatbot/forget',
  chatHandover: '/api/chatbot/handover',
  emailMe: '/api/email-me',
  assessment: '/api/cybersecurity-assessment',
  events: '/api/events',
} as const;

export const contactPage = '/contact-us';

/** A client's UUID: same key and body, same answer; same key and another body, 409. */
export const idempotencyHeader = 'Idempotency-Key';

/** Hidden, and meaningless to browsers and password managers: only scripts fill it. */
export const honeypotField = 'extra_topic';

/** Bytes per public write. */
export const bodyLimit = 64 * 1024;

/** `fields` maps names to messages. */
export type ErrorAnswer = {
  error: { code: string; message: string; fields?: Record<string, string> };
};

/** `GET /api/form-token`. */
export type FormTokenAnswer = { token: string };

/** A younger form token (ms) suggests a script; our forms wait until it is old enough. */
export const formTokenMinAge = 2000;

/** `GET /api/embed`, from any origin: whether the calling page may use the widgets. */
export type EmbedAnswer = {
  allowed: boolean;
  /** False if switched off. */
  assistant: boolean;
  /** Operator of the language model. */
  provider?: { name: string; country: string };
};

/** The first message per field. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form');
    fields[field] ??= issue.message;
  }
  return fields;
}
