import * as z from 'zod/mini';
import {
  type WebhookAdded,
  type WebhookDelivery,
  type WebhookItem,
  type WebhooksAnswer,
  webhookEvents,
} from '../../shared/staff/webhooks.ts';

/** Answers to staff, for the API's description. */

export const webhookAddedSchema = z.object({
  id: z.number(),
  secret: z.string(),
}) satisfies z.ZodMiniType<WebhookAdded>;

const webhookDeliverySchema = z.object({
  id: z.number(),
  event: z.enum([...webhookEvents, 'test']),
  about: z.nullable(z.string()),
  at: z.number(),
  sentAt: z.nullable(z.number()),
  failedAt: z.nullable(z.number()),
  dueAt: z.nullable(z.number()),
  attempts: z.number(),
  error: z.nullable(z.string()),
}) satisfies z.ZodMiniType<WebhookDelivery>;

const webhookItemSchema = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  addedAt: z.number(),
  addedBy: z.string(),
  stoppedAt: z.nullable(z.number()),
  deliveries: z.array(webhookDeliverySchema),
}) satisfies z.ZodMiniType<WebhookItem>;

export const webhooksAnswerSchema = z.object({
  webhooks: z.array(webhookItemSchema),
  now: z.number(),
}) satisfies z.ZodMiniType<WebhooksAnswer>;
