import type { Kysely } from 'kysely';
import type { WebhookDelivery, WebhookEvent, WebhookItem } from '../../shared/staff/webhooks.ts';
import type { Schema } from '../database/schema.ts';

/** Per webhook. */
const mostDeliveries = 10;

/** Webhooks with their last deliveries. Their secrets are not told again. */
export async function readWebhooks(read: Kysely<Schema>): Promise<WebhookItem[]> {
  const rows = await read.selectFrom('webhooks').selectAll().orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ id, url, events, added_at, added_by, stopped_at }) => ({
      id,
      url,
      events: events.split(',') as WebhookEvent[],
      addedAt: added_at,
      addedBy: added_by,
      stoppedAt: stopped_at,
      deliveries: await deliveriesOf(read, id),
    })),
  );
}

async function deliveriesOf(read: Kysely<Schema>, webhook: number): Promise<WebhookDelivery[]> {
  const rows = await read
    .selectFrom('webhook_calls')
    .innerJoin('jobs', 'jobs.webhook_call_id', 'webhook_calls.id')
    .select(['webhook_calls.id', 'event', 'about', 'at', 'sent_at', 'failed_at', 'due_at', 'attempts', 'last_error'])
    .where('webhook_id', '=', webhook)
    .orderBy('webhook_calls.id', 'desc')
    .limit(mostDeliveries)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    about: row.event.startsWith('lead.') ? row.about : null,
    at: row.at,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
    dueAt: row.sent_at === null && row.failed_at === null ? row.due_at : null,
    attempts: row.attempts,
    error: row.last_error,
  }));
}
