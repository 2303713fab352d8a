import type * as z from 'zod/mini';

/** The paths and headers that the script and the server agree on. */
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

/** The page with the form of the booking dialog, for who cannot see the dialog. */
export const contactPage = '/contact-us';

/** A client-made UUID: same id and body, same answer; same id and another body, 409. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * The honeypot's name: no browser or password manager has something to put into such a field. People do not see
 * it; what fills it is a script.
 */
export const honeypotField = 'extra_topic';

/** Largest body, in bytes, of any public write. */
export const bodyLimit = 64 * 1024;

/** Every error answer of the API. `fields` maps a field's name to the sentence to show under it. */
export type ErrorAnswer = {
  error: { code: string; message: string; fields?: Record<string, string> };
};

/** `GET /api/form-token`. */
export type FormTokenAnswer = { token: string };

/** A form token younger than this, in milliseconds, is a sign of a script; ours waits until it is old enough. */
export const formTokenMinAge = 2000;

/** `GET /api/embed`: whether the calling page's origin may use the widgets, and what it cannot know of the chat. Readable from any origin. */
export type EmbedAnswer = {
  allowed: boolean;
  /** False: the owner has switched the assistant off; a page shows nothing of it then. */
  assistant: boolean;
  /** Who reads the messages, and in which country, where a language model answers. */
  provider?: { name: string; country: string };
};

/** The first message of each field of a failed parse. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form');
    fields[field] ??= issue.message;
  }
  return fields;
}
