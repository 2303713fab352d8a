import type { Transaction } from '../../database/schema.ts';
import type { NotUndone, Undone } from '../undo.ts';
import { type ManyAct, undoChange } from './bulk-writes.ts';
import { undoMerge } from './merge-writes.ts';
import { undoEntry } from './undo-entry.ts';

const undoOf = { change: undoChange, merge: undoMerge, entry: undoEntry };

/** `unknown`: no such act, already undone, or a colleague's. Anyone may undo a merge. */
export async function undoAct(
  trx: Transaction,
  { id, everybodys, ...act }: ManyAct & { id: number; everybodys: boolean },
): Promise<Undone | NotUndone | 'unknown'> {
  const row = await trx.selectFrom('staff_acts').selectAll().where('id', '=', id).executeTakeFirst();
  const mayUndo = row?.kind === 'merge' || row?.staff_id === act.actor.id || everybodys;
  if (!row || !mayUndo) return 'unknown';
  const { numUpdatedRows } = await trx
    .updateTable('staff_acts')
    .set({ undone_at: act.at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'unknown';
  const undone = await undoOf[row.kind](trx, row, act);
  // Nothing was changed, so it may be retried.
  if (typeof undone === 'string')
    await trx.updateTable('staff_acts').set({ undone_at: null }).where('id', '=', id).execute();
  return undone;
}
