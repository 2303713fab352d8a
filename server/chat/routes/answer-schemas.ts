import * as z from 'zod/mini';

/** Answers of the assistant, for the API's description; their types are in `shared/chat/chat.ts`. */

const link = { title: z.string(), url: z.string() };
const sources = z.array(z.object(link));
const quotes = z.array(z.object({ text: z.string(), ...link }));

export const chatAnswerSchema = z.object({
  response: z.string(),
  restricted: z.literal(false),
  sources,
  quotes: z.optional(quotes),
  messageId: z.string(),
  secret: z.optional(z.string()),
  emergency: z.boolean(),
  known: z.boolean(),
  answeredBy: z.optional(z.literal('staff')),
});

export const chatRestrictedSchema = z.object({ restricted: z.literal(true), message: z.string() });

export const conversationSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant', 'staff']),
      content: z.string(),
      timestamp: z.string(),
      sources: z.optional(sources),
      quotes: z.optional(quotes),
      emergency: z.optional(z.boolean()),
      author: z.optional(z.string()),
      stopped: z.optional(z.literal(true)),
    }),
  ),
  answeredBy: z.enum(['assistant', 'staff']),
  staffName: z.optional(z.string()),
});
