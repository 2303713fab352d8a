import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema, Transaction } from './schema.ts';
import type { SecretTable } from './tables.ts';

export async function writeSecret(trx: Transaction, made: Insertable<SecretTable>): Promise<string> {
  await trx
    .insertInto('secrets')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readSecret(trx, made.name);
}

/** Created at first use and shared by all processes. */
export function keepSecret(database: Database, name: string): Promise<string> {
  return database
    .transaction()
    .execute((trx) => writeSecret(trx, { name, value: randomBytes(32).toString('base64url'), created_at: Date.now() }));
}

/** Throws if the server has not created the secret yet. */
export async function readSecret(query: Kysely<Schema>, name: string): Promise<string> {
  const stored = await query.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  if (!stored) throw new Error(`The database holds no secret "${name}" yet: start the server once`);
  return stored.value;
}
