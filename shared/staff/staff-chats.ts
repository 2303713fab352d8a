import * as z from 'zod/mini';
import type { ChatEntry } from '../chat/chat.ts';
import { text } from '../forms/text.ts';

/** Most urgent first. `reply`: the visitor wrote to the staff member who joined. */
export const waitReasons = ['emergency', 'person', 'reply', 'question'] as const;
export type WaitReason = (typeof waitReasons)[number];

export const chatViews = ['waiting', 'all'] as const;
export type ChatView = (typeof chatViews)[number];

export const staffChatPaths = {
  chats: '/api/staff/chats',
  waiting: '/api/staff/chats-waiting',
  gaps: '/api/staff/chat-gaps',
  presence: '/api/staff/presence',
} as const;

/** Conversations per answer. */
export const chatsPage = 100;

/** Times are milliseconds since 1970. */
export type ChatItem = {
  id: string;
  name: string | null;
  email: string;
  company: string | null;
  page: string | null;
  startedAt: number;
  lastAt: number;
  questions: number;
  /** While waiting: the latest question that caused it. */
  lastQuestion: string;
  waitsFor: WaitReason | null;
  waitsSince: number | null;
  /** Name of the answering colleague, as shown to visitors. */
  answeredBy: string | null;
  /** Whether that is the caller. */
  mine: boolean;
  suspicion: string | null;
};

export type ChatsAnswer = { items: ChatItem[]; more: boolean; now: number };

/** `GET` of `staffChatPaths.waiting`: conversations that no one else answers. */
export type WaitingAnswer = { waiting: number; emergencies: number };

export type StaffChatEntry = ChatEntry & {
  /** The assistant did not know. */
  unknown?: true;
  helpful?: boolean;
  reason?: string;
};

export type StaffChatAnswer = ChatItem & {
  phone: string;
  origin: string | null;
  messages: StaffChatEntry[];
  leads: { reference: string; receivedAt: number }[];
  yourName: string;
  now: number;
};

/** A question without an answer on the site (numbers masked), or an unhelpful answer. */
export type ChatGap = {
  id: number;
  conversation: string;
  sentAt: number;
  kind: 'not known' | 'did not help';
  page: string | null;
  text: string;
  reason: string | null;
};

/** `instead`: even if a colleague answers. */
export const joinRequest = z.object({
  name: text({ kind: 'text', min: 1, max: 40, message: 'Enter the name that the visitor sees.' }),
  instead: z.optional(z.boolean()),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const staffMessage = z.object({
  text: text({ kind: 'text', min: 1, max: 2000, message: 'Write the message first.' }),
});

/** Interval of presence signals from the staff page (ms). */
export const presenceBeat = 20_000;

/** How long after a key somebody counts as writing (ms). */
export const writingLasts = 10_000;

/** `PUT` of `staffChatPaths.presence`. `place`: `lead/7K3-M9C`, `chat/…`, or another view. `writing`: a key was pressed. */
export const presenceRequest = z.object({
  tab: z.uuid(),
  place: z.string().check(z.maxLength(120)),
  writing: z.optional(z.boolean()),
});
export type PresenceRequest = z.infer<typeof presenceRequest>;

/** `GET` of it with `?place=`: emails of others there, and of those who are writing. */
export type PresenceAnswer = { others: string[]; writing: string[] };
