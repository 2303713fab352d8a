import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { recordWithdrawal } from '../database/withdrawn-addresses.ts';

export async function deleteSignups(trx: Transaction, before: Instant) {
  const { numDeletedRows } = await trx.deleteFrom('signups').where('received_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSilent(trx: Transaction, before: Instant) {
  const silent = trx
    .selectFrom('subscribers')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('signups').select('signups.id').whereRef('signups.subscriber_id', '=', 'subscribers.id'))),
    );
  // Unsubscribed without confirming: the withdrawal stays recorded.
  const withdrawn = trx.selectFrom('subscribers').select('email').where('id', 'in', silent);
  for (const { email } of await withdrawn.where('unsubscribed_at', 'is not', null).execute())
    await recordWithdrawal(trx, email);
  await trx.deleteFrom('jobs').where('subscriber_id', 'in', silent).execute();
  await trx.deleteFrom('consents').where('subscriber_id', 'in', silent).execute();
  await trx.deleteFrom('subscribers').where('id', 'in', silent).execute();
}

/**
 * Also purges unconfirmed addresses with their jobs and consents. Returns the number of requests. Throws
 * `DatabaseUnavailable`.
 */
export async function purgeSignups(database: Database, before: Instant): Promise<number> {
  const count = await database.transaction().execute((trx) => deleteSignups(trx, before));
  await database.transaction().execute((trx) => deleteSilent(trx, before));
  return count;
}
