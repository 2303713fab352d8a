import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from '../database/commit-queue.ts';
import type { Instant } from '../database/schema.ts';

/** The `form` and wording of a consent that was given elsewhere and came with a file. Its `page` says where it was given. */
const imported = 'import';

export type ImportedConsent = { email: string; givenAt: Instant; source: string; at: Instant };

/**
 * Subscribes an address by an express consent that was given elsewhere; no mail goes out. An address that is known stays
 * as it is: who has unsubscribed is not brought back by a file.
 * @returns the subscriber's id; null when the address was known
 */
export async function subscribeImported(
  transaction: Transaction,
  { email, givenAt, source, at }: ImportedConsent,
): Promise<string | null> {
  const id = randomBytes(12).toString('base64url');
  const row = { id, email, created_at: at, requested_at: 0, confirmed_at: at, unsubscribed_at: null };
  if ((await transaction.insert('subscribers', row, 'ignore')) === undefined) return null;
  await transaction.insert('consents', {
    lead_id: null,
    subscriber_id: id,
    email,
    text_id: imported,
    text_hash: hash('sha256', source),
    given_at: givenAt,
    page: source,
    form: imported,
  });
  return id;
}

/** Takes a subscription by import back, unless the person has asked, agreed or withdrawn by themselves since. */
export async function takeBackImported({ query }: Transaction, id: string): Promise<void> {
  const own = await query.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!own || own.unsubscribed_at !== null || own.confirmed_at !== own.created_at) return;
  const signup = await query.selectFrom('signups').select('id').where('subscriber_id', '=', id).executeTakeFirst();
  const others = query
    .selectFrom('consents')
    .select('id')
    .where('subscriber_id', '=', id)
    .where('form', '!=', imported);
  if (signup || (await others.executeTakeFirst())) return;
  await query.deleteFrom('consents').where('subscriber_id', '=', id).execute();
  await query.deleteFrom('subscribers').where('id', '=', id).execute();
}
