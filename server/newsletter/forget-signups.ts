import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { keepWithdrawn } from '../database/withdrawn-addresses.ts';

export const deleteSignups = unit(import.meta.url, 'deleteSignups', async ({ query }, before: Instant) => {
  const { numDeletedRows } = await query.deleteFrom('signups').where('received_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
});

export const deleteSilent = unit(import.meta.url, 'deleteSilent', async (transaction, before: Instant) => {
  const { query } = transaction;
  const asking = query.selectFrom('signups').select('subscriber_id').where('subscriber_id', 'is not', null);
  const silent = query
    .selectFrom('subscribers')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .where('id', 'not in', asking);
  // Unsubscribed without ever having confirmed: the withdrawal is kept.
  const withdrawn = query.selectFrom('subscribers').select('email').where('id', 'in', silent);
  for (const { email } of await withdrawn.where('unsubscribed_at', 'is not', null).execute())
    await keepWithdrawn(transaction, email);
  await query.deleteFrom('jobs').where('subscriber_id', 'in', silent).execute();
  await query.deleteFrom('consents').where('subscriber_id', 'in', silent).execute();
  await query.deleteFrom('subscribers').where('id', 'in', silent).execute();
});

/**
 * Deletes newsletter requests received before a moment, and addresses that never confirmed since, with
 * their jobs and consents. Confirmed subscribers and their consents stay. Gives how many requests. Throws `DatabaseUnavailable`.
 */
export async function forgetSignups(database: Database, before: Instant): Promise<number> {
  const count = await database.write(deleteSignups, before);
  await database.write(deleteSilent, before);
  return count;
}
