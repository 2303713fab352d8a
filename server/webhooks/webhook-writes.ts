import { mostWebhooks, type NewWebhook } from '../../shared/staff/webhooks.ts';
import { type AuditedAct, record } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { queueCall } from './queue-webhooks.ts';
import { newWebhookSecret } from './sign.ts';

/** The audit log has the host alone: paths of such addresses are often secret. */
const hostOf = (url: string) => new URL(url).host;

/** Returns its id and secret; undefined if there are too many. */
export async function addWebhook(
  trx: Transaction,
  { actor, at, webhook: { url, events } }: AuditedAct & { webhook: NewWebhook },
): Promise<{ id: number; secret: string } | undefined> {
  const all = await trx.selectFrom('webhooks').select('id').execute();
  if (all.length >= mostWebhooks) return undefined;
  const secret = newWebhookSecret();
  const row = { url, secret, events: events.join(','), added_at: at, added_by: actor.email, stopped_at: null };
  const { id } = await trx.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow();
  await record(trx, actor, { action: 'webhook added', about: hostOf(url), detail: row.events }, at);
  return { id, secret };
}

/** Owes one call that says it is a test. */
export async function testWebhook(trx: Transaction, { actor, at, id }: AuditedAct & { id: number }): Promise<boolean> {
  const webhook = await trx
    .selectFrom('webhooks')
    .select('url')
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (!webhook) return false;
  await queueCall(trx, id, { event: 'test', about: null, at });
  await record(trx, actor, { action: 'webhook tested', about: hostOf(webhook.url) }, at);
  return true;
}

export async function removeWebhook(
  trx: Transaction,
  { actor, at, id }: AuditedAct & { id: number },
): Promise<boolean> {
  const webhook = await trx.selectFrom('webhooks').select('url').where('id', '=', id).executeTakeFirst();
  if (!webhook) return false;
  const calls = trx.selectFrom('webhook_calls').select('id').where('webhook_id', '=', id);
  await trx.deleteFrom('jobs').where('webhook_call_id', 'in', calls).execute();
  await trx.deleteFrom('webhook_calls').where('webhook_id', '=', id).execute();
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
  await record(trx, actor, { action: 'webhook removed', about: hostOf(webhook.url) }, at);
  return true;
}

/** Its receiver wants no more calls. */
export async function stopWebhook(trx: Transaction, { id, at }: { id: number; at: Instant }): Promise<void> {
  await trx.updateTable('webhooks').set({ stopped_at: at }).where('id', '=', id).execute();
}

/** Calls that are over. */
export async function purgeWebhookCalls(trx: Transaction, before: Instant): Promise<void> {
  const old = trx.selectFrom('webhook_calls').select('id').where('at', '<', before);
  await trx.deleteFrom('jobs').where('webhook_call_id', 'in', old).execute();
  await trx.deleteFrom('webhook_calls').where('at', '<', before).execute();
}
