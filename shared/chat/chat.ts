import * as z from 'zod/mini';
import { fieldMessages } from '../forms/messages.ts';
import { email, optionalText, text } from '../forms/text.ts';
import { honeypotField } from '../http.ts';
import { chatLimits } from './chat-rules.ts';

/**
 * The assistant's calls: docs/product.md, sections 3, 5 and 7. Unknown fields are dropped. A session id alone reads
 * nothing: what reads or changes a conversation carries the secret that its first reply issued.
 */

const sessionId = z.uuid();
const secret = z.optional(z.string().check(z.minLength(20), z.maxLength(100)));

/** Who writes: the gate asks email and phone (docs/product.md, section 5). */
const clientInfo = z.object({
  name: optionalText(200),
  email,
  phone: text({ kind: 'text', min: 10, max: 40, message: fieldMessages.phone }),
  company: optionalText(200),
});

/** For the spam guards: as in every form (`contact.ts`). */
const honeypot = z.catch(optionalText(300), undefined);

/** Path of the page the visitor is on; a hint to what "it" may mean. */
const page = z.catch(optionalText(300), undefined);

/** `POST /api/chatbot/message`. The answer is JSON, or a stream where the request accepts `text/event-stream`. */
export const messageRequest = z.object({
  message: text({ kind: 'text', min: 1, max: chatLimits.message, message: 'Please write a message' }),
  sessionId,
  clientInfo,
  page,
  secret,
  [honeypotField]: honeypot,
});

/** `POST /api/teams/notify-chatbot-contact`: keeps a lead of the gate's details. */
export const chatContactRequest = z.object({
  name: optionalText(200),
  email,
  phone: text({ kind: 'text', min: 10, max: 40, message: fieldMessages.phone }),
  company: optionalText(200),
  sessionId: z.catch(z.optional(sessionId), undefined),
  page,
  token: z.catch(optionalText(400), undefined),
  [honeypotField]: honeypot,
});

/** Of the calls that name a conversation: read, forget, hand over. */
export const conversationRequest = z.object({ sessionId, secret: z.string() });

/** `POST /api/chatbot/feedback`: a thumb, with a reason if one is given. */
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

/** Words taken from a page, shown as a quote. */
export type ChatQuote = { text: string; title: string; url: string };

/** The answer to a message, status 200. */
export type ChatAnswer = {
  /** The assistant's words: paragraphs, lists, bold and links of Markdown, nothing else. */
  response: string;
  restricted: false;
  sources: ChatSource[];
  quotes?: ChatQuote[];
  /** Of the answer, for feedback and for a second tab. */
  messageId: string;
  /** Issued with a conversation's first reply. */
  secret?: string;
  /** Whether the visitor's words are an emergency: then Call Now comes first. The server decides, whatever words a script knows. */
  emergency: boolean;
  /** False when the assistant did not know: a person is offered. */
  known: boolean;
  /** A member of staff has taken over: `response` is empty, their answer comes by `chatLive`. */
  answeredBy?: 'staff';
};

/** Status 403, and only of the country rule. */
export type ChatRestricted = { restricted: true; message: string };

/** A message as the server keeps it: `POST /api/chatbot/conversation` reads them, oldest first. */
export type ChatEntry = {
  id: string;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  sources?: ChatSource[];
  quotes?: ChatQuote[];
  /** Of an answer by the assistant: as in `ChatAnswer`. An answer that was stopped early has none. */
  emergency?: boolean;
  /** Of a message by a member of staff: who answers. */
  author?: string;
  /** The answer ends early: the visitor stopped it, or the connection broke. The question may be sent again. */
  stopped?: true;
};

export type ConversationAnswer = { messages: ChatEntry[]; answeredBy: 'assistant' | 'staff'; staffName?: string };

/**
 * `POST /api/chatbot/forget`, status 200. What was handed to a person stays with us, without the conversation. 404: there is
 * nothing here that the secret opens, so it counts as erased.
 */
export type DeleteAnswer = { ok: true };

/** `POST /api/chatbot/handover`, status 201: a lead that points to the conversation. */
export type HandoverAnswer = { ok: true; reference: string; promise: string };

/**
 * The events of a streamed answer, each `event: <name>` with JSON as `data`:
 * `delta` `{ text }`, any number, to be put after one another (the first of a conversation brings its `secret`, so that who
 * stops the answer has it); then `done`, a whole `ChatAnswer`; or `failed` `{}`.
 * `GET /api/chatbot/live?sessionId=` (the secret in `Authorization: Bearer`) streams what staff do: `joined` `{ name }`
 * (at once when somebody has joined already), `typing` `{ name }`, `message` (`ChatEntry`) and `left` `{}`. It begins
 * with what comes after the message `after=` (its id), or after now; with `answering=` a name (both may be empty), `left` or another's
 * `joined` comes at once when that person does not answer any more.
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
