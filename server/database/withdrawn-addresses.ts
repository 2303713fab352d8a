import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { whereSubscribed } from '../newsletter/tables.ts';
import { writeSecret } from './keep-secret.ts';
import type { Schema, Transaction } from './schema.ts';

/** Name of the key that recognizes the hashes after a restart. */
export const secretOfWithdrawn = 'withdrawn';

const hashOf = (key: string, email: string) =>
  createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');

/**
 * The owner of a deleted address wants no newsletter. The HMAC does not reveal the address but recognizes it in an
 * import.
 */
export async function recordWithdrawal(trx: Transaction, email: string): Promise<void> {
  const key = await keyFrom(trx, randomBytes(32).toString('base64url'));
  await insert(trx, hashOf(key, email));
}

/** Ignored if the key differs from the database's. */
export async function recordWithdrawalHash(trx: Transaction, key: string, hash: string): Promise<void> {
  if ((await keyFrom(trx, key)) === key) await insert(trx, hash);
}

const keyFrom = (trx: Transaction, value: string): Promise<string> =>
  writeSecret(trx, { name: secretOfWithdrawn, value, created_at: Date.now() });

async function insert(trx: Transaction, hash: string): Promise<void> {
  await trx
    .insertInto('withdrawals')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The owner has subscribed and confirmed again. */
export async function purgeWithdrawn(trx: Transaction, email: string): Promise<void> {
  const key = await keyOf(trx);
  if (key === undefined) return;
  await trx.deleteFrom('withdrawals').where('hash', '=', hashOf(key, email)).execute();
}

/** Addresses (lower case) whose owner unsubscribed and did not return. @param emails at least one */
export async function withdrawnAmong(query: Kysely<Schema>, emails: readonly string[]): Promise<Set<string>> {
  const unsubscribed = await query
    .selectFrom('subscribers')
    .select('email')
    .where('email', 'in', emails)
    .where('unsubscribed_at', 'is not', null)
    .where(({ not }) => not(whereSubscribed))
    .execute();
  const known = unsubscribed.map(({ email }) => email);
  const key = await keyOf(query);
  if (key === undefined) return new Set(known);
  const byHash = new Map(emails.map((email) => [hashOf(key, email), email]));
  const rows = await query
    .selectFrom('withdrawals')
    .select('hash')
    .where('hash', 'in', [...byHash.keys()])
    .execute();
  return new Set([...known, ...rows.flatMap(({ hash }) => byHash.get(hash) ?? [])]);
}

async function keyOf(query: Kysely<Schema>): Promise<string | undefined> {
  const stored = await query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', secretOfWithdrawn)
    .executeTakeFirst();
  return stored?.value;
}
