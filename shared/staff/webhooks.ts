import * as z from 'zod/mini';
import { text } from '../forms/text.ts';

/** Calls to other systems when something happens to a lead or a subscriber: docs/webhooks.md. */

/** `/{id}`; POST `/{id}/tests` calls it once. */
export const webhookPaths = { webhooks: '/api/staff/webhooks' } as const;

export const webhookEvents = ['lead.created', 'lead.contacted', 'lead.closed', 'subscriber.confirmed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Webhooks in total. */
export const mostWebhooks = 20;

export const newWebhook = z.object({
  url: text({ kind: 'text', min: 1, max: 500, message: 'Enter the address to call.' }),
  events: z
    .array(z.enum(webhookEvents, 'Choose events from the list.'), 'Choose at least one event.')
    .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(webhookEvents.length)),
});
export type NewWebhook = z.infer<typeof newWebhook>;

/** The key that signs the calls; it is shown this once. */
export type WebhookAdded = { id: number; secret: string };

/** Times are milliseconds since 1970. */
export type WebhookDelivery = {
  id: number;
  event: WebhookEvent | 'test';
  /** A lead's reference. */
  about: string | null;
  at: number;
  sentAt: number | null;
  failedAt: number | null;
  /** The next try; null once it is sent or given up. */
  dueAt: number | null;
  attempts: number;
  error: string | null;
};

export type WebhookItem = {
  id: number;
  url: string;
  events: WebhookEvent[];
  addedAt: number;
  addedBy: string;
  /** When its receiver answered 410; nothing is sent since. */
  stoppedAt: number | null;
  /** Newest first. */
  deliveries: WebhookDelivery[];
};

export type WebhooksAnswer = { webhooks: WebhookItem[]; now: number };
