import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';

/** Subscribers who withdrew before a moment and have not come back, with all that their address agreed to. */
export const deleteWithdrawn = unit(import.meta.url, 'deleteWithdrawn', async ({ query }, before: Instant) => {
  const withdrawn = await query
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('unsubscribed_at', '<', before)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '<=', row.ref('unsubscribed_at'))]))
    .execute();
  for (const { id, email } of withdrawn) {
    await query.deleteFrom('jobs').where('subscriber_id', '=', id).execute();
    await query.deleteFrom('consents').where('subscriber_id', '=', id).execute();
    await query.deleteFrom('consents').where('email', '=', email).where('given_at', '<', before).execute();
    await query.updateTable('signups').set({ subscriber_id: null }).where('subscriber_id', '=', id).execute();
    await query.deleteFrom('subscribers').where('id', '=', id).execute();
  }
});

/** What an address that is not subscribed agreed to in a form before a moment, once the request itself is gone. */
export const deleteUnused = unit(import.meta.url, 'deleteUnused', async ({ query }, before: Instant) => {
  await query
    .deleteFrom('consents')
    .where('given_at', '<', before)
    .where('subscriber_id', 'is', null)
    .where('lead_id', 'is', null)
    .where('email', 'not in', query.selectFrom('subscribers').select('email'))
    .execute();
});

/**
 * Deletes the proofs of consent that ended before a moment. Whoever is subscribed keeps subscription and proof.
 * Throws `DatabaseUnavailable`.
 */
export async function forgetConsents(database: Database, before: Instant): Promise<void> {
  await database.write(deleteWithdrawn, before);
  await database.write(deleteUnused, before);
}
