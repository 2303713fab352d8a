import { presenceBeat } from '../../widgets/contract/staff-chats.ts';
import type { PresenceTable } from '../database/staff-tables.ts';
import { unit } from '../database/unit.ts';

/** A tab that was not heard of for this long (ms) is closed: longer than two beats. */
export const presenceLasts = 2.5 * presenceBeat;

/** Keeps what a tab shows, and drops the tabs that nobody has heard of. */
export const keepPresence = unit(
  import.meta.url,
  'keepPresence',
  async (transaction, { id, staff_id, place, seen_at }: PresenceTable): Promise<void> => {
    const { query } = transaction;
    await query
      .deleteFrom('presences')
      .where(({ or, eb }) =>
        or([eb('seen_at', '<', seen_at - presenceLasts), eb('seen_at', '>', seen_at + presenceLasts)]),
      )
      .execute();
    const { numUpdatedRows } = await query
      .updateTable('presences')
      .set({ place, seen_at })
      .where('id', '=', id)
      .where('staff_id', '=', staff_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await transaction.insert('presences', { id, staff_id, place, seen_at }, 'ignore');
  },
);

export const dropPresence = unit(
  import.meta.url,
  'dropPresence',
  async ({ query }, { id, staff_id }: Pick<PresenceTable, 'id' | 'staff_id'>): Promise<void> => {
    await query.deleteFrom('presences').where('id', '=', id).where('staff_id', '=', staff_id).execute();
  },
);
