import * as z from 'zod/mini';
import type { ChatEntry } from '../chat/chat.ts';
import { text } from '../forms/text.ts';

/** What the staff page and the server agree on: conversations of visitors with the assistant, and who takes them over. */

/** Why a person should look at a conversation, the most pressing first. `reply`: the visitor wrote to who has joined. */
export const waitReasons = ['emergency', 'person', 'reply', 'question'] as const;
export type WaitReason = (typeof waitReasons)[number];

export const chatViews = ['waiting', 'all'] as const;
export type ChatView = (typeof chatViews)[number];

export const staffChatPaths = {
  chats: '/api/staff/chats',
  /** How many wait. */
  waiting: '/api/staff/chats-waiting',
  gaps: '/api/staff/chat-gaps',
  presence: '/api/staff/presence',
} as const;

/** Conversations in one answer. */
export const chatsPage = 100;

/** A conversation as a list shows it. Times are milliseconds since 1970. */
export type ChatItem = {
  id: string;
  name: string | null;
  email: string;
  company: string | null;
  page: string | null;
  startedAt: number;
  lastAt: number;
  questions: number;
  /** Of one that waits: the last that is why, an emergency or one without an answer, whatever was asked after it. */
  lastQuestion: string;
  waitsFor: WaitReason | null;
  waitsSince: number | null;
  /** Which colleague answers in place of the assistant, as visitors see them. */
  answeredBy: string | null;
  /** Whether that is who asks. */
  mine: boolean;
  /** Why it looks like a script's. */
  suspicion: string | null;
};

export type ChatsAnswer = { items: ChatItem[]; more: boolean; now: number };

/** `GET` of `staffChatPaths.waiting`: those that nobody else answers. */
export type WaitingAnswer = { waiting: number; emergencies: number };

/** A message as staff read it. */
export type StaffChatEntry = ChatEntry & {
  /** The assistant did not know. */
  unknown?: true;
  /** The visitor's thumb, and why. */
  helpful?: boolean;
  reason?: string;
};

export type StaffChatAnswer = ChatItem & {
  phone: string;
  origin: string | null;
  messages: StaffChatEntry[];
  /** The person's requests that point to this conversation. */
  leads: { reference: string; receivedAt: number }[];
  /** How visitors see who asks. */
  yourName: string;
  now: number;
};

/** A question that the site has no answer to (numbers of persons masked), or an answer that did not help. */
export type ChatGap = {
  id: number;
  conversation: string;
  sentAt: number;
  kind: 'not known' | 'did not help';
  page: string | null;
  text: string;
  reason: string | null;
};

/** `instead`: also when a colleague answers already. */
export const joinRequest = z.object({
  name: text({ kind: 'text', min: 1, max: 40, message: 'Enter the name that the visitor sees.' }),
  instead: z.optional(z.boolean()),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const staffMessage = z.object({
  text: text({ kind: 'text', min: 1, max: 2000, message: 'Write the message first.' }),
});

/** From one sign that a tab of the staff page is open to the next (ms). */
export const presenceBeat = 20_000;

/** `PUT` of `staffChatPaths.presence`: what a tab of the staff page shows: `lead/7K3-M9C`, `chat/…`, or another view. */
export const presenceRequest = z.object({ tab: z.uuid(), place: z.string().check(z.maxLength(120)) });
export type PresenceRequest = z.infer<typeof presenceRequest>;

/** `GET` of it with `?place=`: colleagues who have the place open, by email. */
export type PresenceAnswer = { others: string[] };
