import { presenceBeat } from '../../shared/staff/staff-chats.ts';
import type { Transaction } from '../database/schema.ts';
import type { PresenceTable } from './tables.ts';

/** A tab without a heartbeat for this long (ms) counts as closed. */
export const presenceLasts = 2.5 * presenceBeat;

/** A heartbeat keeps what an earlier one said of writing. Also deletes expired tabs. */
export async function savePresence(trx: Transaction, presence: PresenceTable): Promise<void> {
  const { id, staff_id, place, seen_at, writing_at } = presence;
  await trx
    .deleteFrom('presences')
    .where(({ or, eb }) =>
      or([eb('seen_at', '<', seen_at - presenceLasts), eb('seen_at', '>', seen_at + presenceLasts)]),
    )
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('presences')
    .set({ place, seen_at, ...(writing_at !== null && { writing_at }) })
    .where('id', '=', id)
    .where('staff_id', '=', staff_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('presences')
      .values(presence)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function dropPresence(
  trx: Transaction,
  { id, staff_id }: Pick<PresenceTable, 'id' | 'staff_id'>,
): Promise<void> {
  await trx.deleteFrom('presences').where('id', '=', id).where('staff_id', '=', staff_id).execute();
}
