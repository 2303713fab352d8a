import type { Generated } from 'kysely';
import type { WebhookEvent } from '../../shared/staff/webhooks.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type WebhookTable = {
  id: Generated<number>;
  url: string;
  /** `whsec_` and base64, as in Standard Webhooks. */
  secret: string;
  /** Comma-separated. */
  events: string;
  added_at: Instant;
  added_by: string;
  /** The receiver answered 410. */
  stopped_at: Instant | null;
};

/** What happened; its job calls the webhook. Names no person: the call is written from what is stored then. */
export type WebhookCallTable = {
  id: Generated<number>;
  webhook_id: number;
  /** The same at every try. */
  message_id: string;
  event: WebhookEvent | 'test';
  /** A lead's reference or a subscriber's id. */
  about: string | null;
  /** The lead's state then. */
  state: string | null;
  at: Instant;
};

export const webhookTables: Tables = ({ id, reference, instant, strict }) => [
  `create table webhooks (
    id ${id},
    url text not null,
    secret text not null,
    events text not null,
    added_at ${instant} not null,
    added_by text not null,
    stopped_at ${instant}
  )${strict}`,

  `create table webhook_calls (
    id ${id},
    webhook_id ${reference} not null references webhooks (id),
    message_id text not null,
    event text not null,
    about text,
    state text,
    at ${instant} not null
  )${strict}`,
  'create index webhook_calls_by_webhook on webhook_calls (webhook_id, id)',
  'create index webhook_calls_by_about on webhook_calls (about)',
  'create index webhook_calls_by_time on webhook_calls (at)',
];
