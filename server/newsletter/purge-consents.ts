import { sql } from 'kysely';
import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { recordWithdrawal } from '../database/withdrawn-addresses.ts';
import { whereSubscribed } from './tables.ts';

/** Of a consent; earlier versions kept the capitals. */
const address = sql<string>`lower(consents.email)`;

/** A hash stays, so that no import restores the subscriber. */
export async function deleteWithdrawn(trx: Transaction, before: Instant) {
  const withdrawn = await trx
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('unsubscribed_at', '<', before)
    .where(({ not }) => not(whereSubscribed))
    .execute();
  let proofs = 0;
  for (const { id, email } of withdrawn) {
    await recordWithdrawal(trx, email);
    await trx.deleteFrom('jobs').where('subscriber_id', '=', id).execute();
    const own = await trx.deleteFrom('consents').where('subscriber_id', '=', id).executeTakeFirst();
    const others = trx.deleteFrom('consents').where(address, '=', email).where('given_at', '<', before);
    proofs += Number(own.numDeletedRows) + Number((await others.executeTakeFirst()).numDeletedRows);
    await trx.updateTable('signups').set({ subscriber_id: null }).where('subscriber_id', '=', id).execute();
    await trx.deleteFrom('subscribers').where('id', '=', id).execute();
  }
  return proofs;
}

/** Consents whose lead is purged and whose address is not subscribed. */
export async function deleteUnused(trx: Transaction, before: Instant) {
  const { numDeletedRows } = await trx
    .deleteFrom('consents')
    .where('given_at', '<', before)
    .where('subscriber_id', 'is', null)
    .where('lead_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('subscribers').select('subscribers.id').where('subscribers.email', '=', address))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Active subscriptions keep their proofs. Returns how many were deleted. Throws `DatabaseUnavailable`. */
export async function purgeConsents(database: Database, before: Instant): Promise<number> {
  const withdrawn = await database.transaction().execute((trx) => deleteWithdrawn(trx, before));
  return withdrawn + (await database.transaction().execute((trx) => deleteUnused(trx, before)));
}
