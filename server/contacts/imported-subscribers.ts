import { hash, randomBytes } from 'node:crypto';
import type { Instant } from '../database/columns/instant.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { recordWithdrawal } from '../database/withdrawn-addresses.ts';
import type { SubscriberRow } from '../newsletter/tables.ts';

/** Form and text id of a consent given elsewhere; its `page` names the source. */
export const imported = 'import';

export type ImportedConsent = { email: string; givenAt: Instant; source: string; importId: number; at: Instant };

/**
 * Subscribes an address by an imported express consent, without an email. A subscription made by imports gets another
 * proof; any other known address stays unchanged.
 */
export async function subscribeImported(
  trx: Transaction,
  { email, givenAt, source, importId, at }: ImportedConsent,
): Promise<void> {
  const row = { email, created_at: at, requested_at: 0, confirmed_at: at, unsubscribed_at: null };
  const made = { id: randomBytes(12).toString('base64url'), ...row };
  const isNew = await trx
    .insertInto('subscribers')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const subscriber = isNew ? made : await lockedSubscriber(trx, 'email', email);
  // Another process has just undone the import it came from; a retry creates it anew.
  if (!subscriber) throw new DatabaseUnavailable('a subscription is being taken back', 1);
  if (!isNew && !(await restsOnImports(trx, subscriber))) return;
  await trx
    .insertInto('consents')
    .values({
      lead_id: null,
      subscriber_id: subscriber.id,
      email,
      text_id: imported,
      text_hash: hash('sha256', source),
      given_at: givenAt,
      page: source,
      form: imported,
      import_id: importId,
    })
    .execute();
}

/**
 * Deletes some of an import's consents, and subscriptions that have no other. What the person did since stays. Returns
 * whether there may be more.
 */
export async function takeBackConsents(trx: Transaction, importId: number, most: number): Promise<boolean> {
  const own = trx.selectFrom('consents').select(['id', 'subscriber_id']).where('import_id', '=', importId);
  const page = await own.orderBy('id').limit(most).execute();
  for (const { id, subscriber_id } of page) {
    const subscriber = await lockedSubscriber(trx, 'id', subscriber_id ?? '');
    if (!subscriber || !(await restsOnImports(trx, subscriber))) {
      await trx.updateTable('consents').set({ import_id: null }).where('id', '=', id).execute();
      continue;
    }
    await trx.deleteFrom('consents').where('id', '=', id).execute();
    const others = trx.selectFrom('consents').select('id').where('subscriber_id', '=', subscriber.id);
    if (!(await others.executeTakeFirst()))
      await trx.deleteFrom('subscribers').where('id', '=', subscriber.id).execute();
  }
  return page.length === most;
}

/** By a file: ends the imported subscription, and stops later files from making one. What was confirmed here stays. */
export async function withdrawImported(trx: Transaction, email: string, at: Instant): Promise<void> {
  const subscriber = await lockedSubscriber(trx, 'email', email);
  if (subscriber && (await restsOnImports(trx, subscriber))) {
    const unsubscribed_at = Math.max(at, subscriber.created_at);
    await trx.updateTable('subscribers').set({ unsubscribed_at }).where('id', '=', subscriber.id).execute();
  }
  await recordWithdrawal(trx, email);
}

/** Deletes the imported subscription, and stops later files from restoring it. */
export async function eraseImported(trx: Transaction, email: string, until: Instant): Promise<void> {
  const subscriber = await lockedSubscriber(trx, 'email', email.toLowerCase());
  if (!subscriber || subscriber.created_at > until || !(await restsOnImports(trx, subscriber))) return;
  await trx.deleteFrom('consents').where('subscriber_id', '=', subscriber.id).execute();
  await trx.deleteFrom('subscribers').where('id', '=', subscriber.id).execute();
  await recordWithdrawal(trx, subscriber.email);
}

async function restsOnImports(trx: Transaction, subscriber: SubscriberRow): Promise<boolean> {
  const { id, created_at, confirmed_at, unsubscribed_at } = subscriber;
  if (unsubscribed_at !== null || confirmed_at !== created_at) return false;
  const signups = trx.selectFrom('signups').select('id').where('subscriber_id', '=', id);
  const agreed = trx.selectFrom('consents').select('id').where('subscriber_id', '=', id).where('form', '!=', imported);
  return !(await signups.executeTakeFirst()) && !(await agreed.executeTakeFirst());
}

function lockedSubscriber(trx: Transaction, by: 'id' | 'email', value: string) {
  const own = trx.selectFrom('subscribers').selectAll().where(by, '=', value);
  return (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst();
}
