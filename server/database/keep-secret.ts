import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Gives the secret of a name, made at its first use and kept: the same after every restart and in every process. */
export async function keepSecret(database: Database, name: string): Promise<string> {
  return database.write(async ({ query }) => {
    const made = { name, value: randomBytes(32).toString('base64url'), created_at: Date.now() };
    await query
      .insertInto('secrets')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await query.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return kept.value;
  });
}
