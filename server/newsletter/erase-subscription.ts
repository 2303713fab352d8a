import type { Instant } from '../database/columns/instant.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { recordWithdrawal } from '../database/withdrawn-addresses.ts';
import { momentAfter } from './subscriptions.ts';
import { isSubscribed } from './tables.ts';

/**
 * Deletes an erased person's requests for the newsletter received up to a moment. An address that never confirmed goes
 * with its consents: a request is no proof. A confirmed subscription ends, and its proof stays (CASL, section 13).
 */
export async function eraseSubscription(
  trx: Transaction,
  email: string,
  { until, at }: { until: Instant; at: Instant },
): Promise<void> {
  const address = email.toLowerCase();
  await trx.deleteFrom('signups').where('email', '=', address).where('received_at', '<=', until).execute();
  const own = trx.selectFrom('subscribers').selectAll().where('email', '=', address);
  // SQLite has a single writer.
  const subscriber = await (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst();
  if (!subscriber || subscriber.created_at > until || (subscriber.confirmed_at ?? 0) > until) return;
  const { id, confirmed_at, unsubscribed_at } = subscriber;
  await trx.deleteFrom('jobs').where('subscriber_id', '=', id).execute();
  if (confirmed_at !== null) {
    const ended = { unsubscribed_at: momentAfter(subscriber, at) };
    if (isSubscribed(subscriber)) await trx.updateTable('subscribers').set(ended).where('id', '=', id).execute();
    return;
  }
  if (unsubscribed_at !== null) await recordWithdrawal(trx, address);
  await trx.updateTable('signups').set({ subscriber_id: null }).where('subscriber_id', '=', id).execute();
  await trx.deleteFrom('consents').where('subscriber_id', '=', id).execute();
  await trx.deleteFrom('subscribers').where('id', '=', id).execute();
}
