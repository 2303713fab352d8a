import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { keepWithdrawn } from '../database/withdrawn-addresses.ts';

/**
 * Subscribers who withdrew before a moment and have not come back, with all that their address agreed to. Only a hash stays,
 * so that no file brings them back.
 */
export const deleteWithdrawn = unit(import.meta.url, 'deleteWithdrawn', async (transaction, before: Instant) => {
  const { query } = transaction;
  const withdrawn = await query
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('unsubscribed_at', '<', before)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '<=', row.ref('unsubscribed_at'))]))
    .execute();
  let proofs = 0;
  for (const { id, email } of withdrawn) {
    await keepWithdrawn(transaction, email);
    await query.deleteFrom('jobs').where('subscriber_id', '=', id).execute();
    const own = await query.deleteFrom('consents').where('subscriber_id', '=', id).executeTakeFirst();
    const others = query.deleteFrom('consents').where('email', '=', email).where('given_at', '<', before);
    proofs += Number(own.numDeletedRows) + Number((await others.executeTakeFirst()).numDeletedRows);
    await query.updateTable('signups').set({ subscriber_id: null }).where('subscriber_id', '=', id).execute();
    await query.deleteFrom('subscribers').where('id', '=', id).execute();
  }
  return proofs;
});

/** What an address that is not subscribed agreed to in a form before a moment, once the request itself is gone. */
export const deleteUnused = unit(import.meta.url, 'deleteUnused', async ({ query }, before: Instant) => {
  const { numDeletedRows } = await query
    .deleteFrom('consents')
    .where('given_at', '<', before)
    .where('subscriber_id', 'is', null)
    .where('lead_id', 'is', null)
    .where('email', 'not in', query.selectFrom('subscribers').select('email'))
    .executeTakeFirst();
  return Number(numDeletedRows);
});

/**
 * Deletes the proofs of consent that ended before a moment. Active subscribers keep their subscription and proof.
 * Gives how many. Throws `DatabaseUnavailable`.
 */
export async function forgetConsents(database: Database, before: Instant): Promise<number> {
  const withdrawn = await database.write(deleteWithdrawn, before);
  return withdrawn + (await database.write(deleteUnused, before));
}
