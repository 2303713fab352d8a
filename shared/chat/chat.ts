import * as z from 'zod/mini';
import { email, optionalText, phone, text } from '../forms/text.ts';
import { honeypotField } from '../http.ts';
import { chatLimits } from './chat-rules.ts';

/**
 * The assistant's API: docs/product.md, sections 3, 5 and 7. Drops unknown fields. A conversation requires its secret,
 * not only the session id.
 */

const sessionId = z.uuid();
const secret = z.optional(z.string().check(z.minLength(20), z.maxLength(100)));

/** Requires email and phone (docs/product.md, section 5). */
const clientInfo = z.object({
  name: optionalText(200),
  email,
  phone,
  company: optionalText(200),
});

const honeypot = z.catch(optionalText(300), undefined);

/** The visitor's page, a hint to what "it" means. */
const page = z.catch(optionalText(300), undefined);

/** `POST /api/chatbot/message`: answers JSON, or a stream for `Accept: text/event-stream`. */
export const messageRequest = z.object({
  message: text({ kind: 'text', min: 1, max: chatLimits.message, message: 'Please write a message' }),
  sessionId,
  clientInfo,
  page,
  secret,
  [honeypotField]: honeypot,
});

/** `POST /api/teams/notify-chatbot-contact`: stores a lead. */
export const chatContactRequest = z.object({
  name: optionalText(200),
  email,
  phone,
  company: optionalText(200),
  sessionId: z.catch(z.optional(sessionId), undefined),
  secret: z.catch(secret, undefined),
  page,
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: honeypot,
});

export const conversationRequest = z.object({ sessionId, secret: z.string() });

/** `POST /api/chatbot/feedback`. */
export const feedbackRequest = z.object({
  sessionId,
  secret: z.string(),
  messageId: z.string(),
  helpful: z.boolean(),
  reason: optionalText(500),
});

export type ClientInfo = z.infer<typeof clientInfo>;
export type MessageRequest = z.infer<typeof messageRequest>;
export type ChatContactRequest = z.infer<typeof chatContactRequest>;
export type ConversationRequest = z.infer<typeof conversationRequest>;
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

export type ChatSource = { title: string; url: string };

export type ChatQuote = { text: string; title: string; url: string };

/** Status 200. */
export type ChatAnswer = {
  /** Markdown with paragraphs, lists, bold and links only. */
  response: string;
  restricted: false;
  sources: ChatSource[];
  quotes?: ChatQuote[];
  /** For feedback and synchronizing tabs. */
  messageId: string;
  /** Only in the first reply. */
  secret?: string;
  /** Shows Call Now first. */
  emergency: boolean;
  /** If false, a person is offered. */
  known: boolean;
  /** Staff have taken over: `response` is empty, their answer comes by `chatLive`. */
  answeredBy?: 'staff';
};

/** Status 403, by the country rule. */
export type ChatRestricted = { restricted: true; message: string };

/** From `POST /api/chatbot/conversation`, oldest first. */
export type ChatEntry = {
  id: string;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  sources?: ChatSource[];
  quotes?: ChatQuote[];
  /** As in `ChatAnswer`; absent if the answer was stopped. */
  emergency?: boolean;
  /** Name of the staff member. */
  author?: string;
  /** By the visitor or a lost connection; the question may be sent again. */
  stopped?: true;
};

export type ConversationAnswer = { messages: ChatEntry[]; answeredBy: 'assistant' | 'staff'; staffName?: string };

/**
 * `POST /api/chatbot/forget`, status 200. Leads remain, without the conversation. 404: no conversation has this secret,
 * so it counts as deleted.
 */
export type DeleteAnswer = { ok: true };

/** `POST /api/chatbot/handover`, status 201: a lead that points to the conversation. */
export type HandoverAnswer = { ok: true; reference: string; promise: string };

/**
 * A streamed answer, as `event: <name>` with JSON in `data`: `delta` `{ text }`, to concatenate; then `done`, a whole
 * `ChatAnswer`, or `failed` `{}`. The first `delta` of a conversation has the `secret`, for clients that stop the
 * answer.
 * `GET /api/chatbot/live?sessionId=` (secret in `Authorization: Bearer`) streams staff events from message id `after=`
 * or now on: `joined` `{ name }` (immediately if someone has joined), `typing` `{ name }`, `message` (`ChatEntry`) and
 * `left` `{}`. `answering=` is the name that the client shows, or empty: if it is out of date, `left` or `joined` comes
 * immediately.
 */
export type ChatStreamEvent =
  | { event: 'delta'; data: { text: string; secret?: string } }
  | { event: 'done'; data: ChatAnswer }
  | { event: 'failed'; data: Record<string, never> };

export type ChatLiveEvent =
  | { event: 'joined'; data: { name: string } }
  | { event: 'typing'; data: { name: string } }
  | { event: 'message'; data: ChatEntry }
  | { event: 'left'; data: Record<string, never> };
