import type { Database } from '../database/database.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';

export const deleteSignups = unit(import.meta.url, 'deleteSignups', async ({ query }, before: Instant) => {
  const { numDeletedRows } = await query.deleteFrom('signups').where('received_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
});

export const deleteSilent = unit(import.meta.url, 'deleteSilent', async ({ query }, before: Instant) => {
  const asking = query.selectFrom('signups').select('subscriber_id').where('subscriber_id', 'is not', null);
  const silent = query
    .selectFrom('subscribers')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .where('id', 'not in', asking);
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
