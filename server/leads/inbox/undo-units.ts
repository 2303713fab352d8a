import { unit } from '../../database/unit.ts';
import { type ManyAct, undoChange } from './bulk-units.ts';
import { undoMerge } from './merge-units.ts';
import type { NotUndone, Undone } from './undo.ts';

/**
 * Takes an act back, once; `unknown`: there is none, it was undone before, or it is a colleague's. Anybody may undo a
 * merger; of several mergers of the same requests, the last one first.
 */
export const undoAct = unit(
  import.meta.url,
  'undoAct',
  async (
    transaction,
    { id, everybodys, ...act }: ManyAct & { id: number; everybodys: boolean },
  ): Promise<Undone | NotUndone | 'unknown'> => {
    const { query } = transaction;
    const row = await query.selectFrom('staff_acts').selectAll().where('id', '=', id).executeTakeFirst();
    const mayUndo = row?.kind === 'merge' || row?.staff_id === act.actor.id || everybodys;
    if (!row || !mayUndo) return 'unknown';
    const { numUpdatedRows } = await query
      .updateTable('staff_acts')
      .set({ undone_at: act.at })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'unknown';
    const undone = await (row.kind === 'merge' ? undoMerge : undoChange)(transaction, row, act);
    // Nothing was written: it may be asked for again.
    if (typeof undone === 'string')
      await query.updateTable('staff_acts').set({ undone_at: null }).where('id', '=', id).execute();
    return undone;
  },
);
