import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from '../database/commit-queue.ts';
import type { Instant, SubscriberRow } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { keepWithdrawn } from '../database/withdrawn-addresses.ts';

/** The `form` and wording of a consent that was given elsewhere and came with a file. Its `page` says where it was given. */
export const imported = 'import';

export type ImportedConsent = { email: string; givenAt: Instant; source: string; importId: number; at: Instant };

/**
 * Subscribes an address by an express consent that was given elsewhere; no mail goes out. Whom an import has subscribed
 * before gets one more proof; any other address that is known stays as it is.
 */
export async function subscribeImported(
  transaction: Transaction,
  { email, givenAt, source, importId, at }: ImportedConsent,
): Promise<void> {
  const row = { email, created_at: at, requested_at: 0, confirmed_at: at, unsubscribed_at: null };
  const made = { id: randomBytes(12).toString('base64url'), ...row };
  const isNew = (await transaction.insert('subscribers', made, 'ignore')) !== undefined;
  const subscriber = isNew ? made : await lockedSubscriber(transaction, 'email', email);
  // Another process has just undone the import that it came from: this try is undone, its next one makes it anew.
  if (!subscriber) throw new DatabaseUnavailable('a subscription is being taken back', 1);
  if (!isNew && !(await restsOnImports(transaction, subscriber))) return;
  await transaction.insert('consents', {
    lead_id: null,
    subscriber_id: subscriber.id,
    email,
    text_id: imported,
    text_hash: hash('sha256', source),
    given_at: givenAt,
    page: source,
    form: imported,
    import_id: importId,
  });
}

/**
 * Takes back some of the consents that an import brought, and a subscription that rests on no other one. What the person
 * has done since stays, with its proofs. Gives whether there may be more.
 */
export async function takeBackConsents(transaction: Transaction, importId: number, most: number): Promise<boolean> {
  const { query } = transaction;
  const own = query.selectFrom('consents').select(['id', 'subscriber_id']).where('import_id', '=', importId);
  const page = await own.orderBy('id').limit(most).execute();
  for (const { id, subscriber_id } of page) {
    const subscriber = await lockedSubscriber(transaction, 'id', subscriber_id ?? '');
    if (!subscriber || !(await restsOnImports(transaction, subscriber))) {
      await query.updateTable('consents').set({ import_id: null }).where('id', '=', id).execute();
      continue;
    }
    await query.deleteFrom('consents').where('id', '=', id).execute();
    const others = query.selectFrom('consents').select('id').where('subscriber_id', '=', subscriber.id);
    if (!(await others.executeTakeFirst()))
      await query.deleteFrom('subscribers').where('id', '=', subscriber.id).execute();
  }
  return page.length === most;
}

/** Ends, for a person who is erased, a subscription that imports made until a moment. No later file brings it back. */
export async function eraseImported(transaction: Transaction, email: string, until: Instant): Promise<void> {
  const subscriber = await lockedSubscriber(transaction, 'email', email.toLowerCase());
  if (!subscriber || subscriber.created_at > until || !(await restsOnImports(transaction, subscriber))) return;
  await transaction.query.deleteFrom('consents').where('subscriber_id', '=', subscriber.id).execute();
  await transaction.query.deleteFrom('subscribers').where('id', '=', subscriber.id).execute();
  await keepWithdrawn(transaction, subscriber.email);
}

/** Whether imports alone have subscribed it: the person has neither asked, nor agreed, nor withdrawn. */
async function restsOnImports({ query }: Transaction, subscriber: SubscriberRow): Promise<boolean> {
  const { id, created_at, confirmed_at, unsubscribed_at } = subscriber;
  if (unsubscribed_at !== null || confirmed_at !== created_at) return false;
  const signups = query.selectFrom('signups').select('id').where('subscriber_id', '=', id);
  const agreed = query
    .selectFrom('consents')
    .select('id')
    .where('subscriber_id', '=', id)
    .where('form', '!=', imported);
  return !(await signups.executeTakeFirst()) && !(await agreed.executeTakeFirst());
}

/** Locked until the commit, so that nobody relies upon it while it is taken back. */
function lockedSubscriber({ kind, query }: Transaction, by: 'id' | 'email', value: string) {
  const own = query.selectFrom('subscribers').selectAll().where(by, '=', value);
  // SQLite has one writer.
  return (kind === 'postgres' ? own.forUpdate() : own).executeTakeFirst();
}
