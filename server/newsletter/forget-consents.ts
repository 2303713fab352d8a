import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';

/**
 * Deletes the proofs of consent that ended before a moment: subscribers who withdrew before it and have not come back,
 * with all that their address agreed to; and what an address that is not subscribed agreed to in a form before it.
 * Whoever is subscribed keeps subscription and proof. Throws `DatabaseUnavailable`.
 */
export async function forgetConsents(database: Database, before: Instant): Promise<void> {
  await database.write(async ({ query }) => {
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
    await query
      .deleteFrom('consents')
      .where('given_at', '<', before)
      .where('subscriber_id', 'is', null)
      .where('lead_id', 'is', null)
      .where('email', 'not in', query.selectFrom('subscribers').select('email'))
      .execute();
  });
}
