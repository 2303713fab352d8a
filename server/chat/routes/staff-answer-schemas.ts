import * as z from 'zod/mini';
import type { ChatEntry, ChatQuote, ChatSource } from '../../../shared/chat/chat.ts';
import {
  type ChatGap,
  type ChatItem,
  type ChatsAnswer,
  type StaffChatAnswer,
  type StaffChatEntry,
  type WaitingAnswer,
  waitReasons,
} from '../../../shared/staff/staff-chats.ts';

/** Answers to staff, for the API's description. */

const chatSourceSchema = z.object({ title: z.string(), url: z.string() }) satisfies z.ZodMiniType<ChatSource>;

const chatQuoteSchema = z.object({
  text: z.string(),
  title: z.string(),
  url: z.string(),
}) satisfies z.ZodMiniType<ChatQuote>;

export const chatEntrySchema = z.object({
  id: z.string(),
  role: z.enum(['staff', 'user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  sources: z.optional(z.array(chatSourceSchema)),
  quotes: z.optional(z.array(chatQuoteSchema)),
  emergency: z.optional(z.boolean()),
  author: z.optional(z.string()),
  stopped: z.optional(z.literal(true)),
}) satisfies z.ZodMiniType<ChatEntry>;

const chatItemSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  company: z.nullable(z.string()),
  page: z.nullable(z.string()),
  startedAt: z.number(),
  lastAt: z.number(),
  questions: z.number(),
  lastQuestion: z.string(),
  waitsFor: z.nullable(z.enum(waitReasons)),
  waitsSince: z.nullable(z.number()),
  answeredBy: z.nullable(z.string()),
  mine: z.boolean(),
  suspicion: z.nullable(z.string()),
}) satisfies z.ZodMiniType<ChatItem>;

const staffChatEntrySchema = z.object({
  ...chatEntrySchema.shape,
  unknown: z.optional(z.literal(true)),
  helpful: z.optional(z.boolean()),
  reason: z.optional(z.string()),
}) satisfies z.ZodMiniType<StaffChatEntry>;

export const staffChatAnswerSchema = z.object({
  ...chatItemSchema.shape,
  phone: z.string(),
  origin: z.nullable(z.string()),
  messages: z.array(staffChatEntrySchema),
  leads: z.array(z.object({ reference: z.string(), receivedAt: z.number() })),
  yourName: z.string(),
  now: z.number(),
}) satisfies z.ZodMiniType<StaffChatAnswer>;

export const chatGapSchema = z.object({
  id: z.number(),
  conversation: z.string(),
  sentAt: z.number(),
  kind: z.enum(['not known', 'did not help']),
  page: z.nullable(z.string()),
  text: z.string(),
  reason: z.nullable(z.string()),
}) satisfies z.ZodMiniType<ChatGap>;

export const waitingAnswerSchema = z.object({
  waiting: z.number(),
  emergencies: z.number(),
}) satisfies z.ZodMiniType<WaitingAnswer>;

export const chatsAnswerSchema = z.object({
  items: z.array(chatItemSchema),
  more: z.boolean(),
  now: z.number(),
}) satisfies z.ZodMiniType<ChatsAnswer>;
