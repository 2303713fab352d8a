import { unit } from '../../database/unit.ts';
import { type ManyAct, undoChange } from './bulk-units.ts';
import type { Undone } from './undo.ts';

/** Takes an act back, once; `unknown`: there is none, it was undone before, or it is a colleague's to undo. */
export const undoAct = unit(
  import.meta.url,
  'undoAct',
  async (
    transaction,
    { id, everybodys, ...act }: ManyAct & { id: number; everybodys: boolean },
  ): Promise<Undone | 'unknown'> => {
    const { query } = transaction;
    const row = await query.selectFrom('staff_acts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || (row.staff_id !== act.actor.id && !everybodys)) return 'unknown';
    const { numUpdatedRows } = await query
      .updateTable('staff_acts')
      .set({ undone_at: act.at })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'unknown';
    return undoChange(transaction, row, act);
  },
);
