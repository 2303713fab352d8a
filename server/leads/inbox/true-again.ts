import type { Transaction } from '../../database/schema.ts';
import type { ChangedBefore, EntryBefore, MergedBefore } from '../undo.ts';
import type { StaffActRow } from './tables.ts';

/** Earlier acts that are looked through: those of a sitting. */
const most = 50;

/**
 * After an undo a lead is as it was at an earlier version: the acts that led to that version can be undone next, one
 * after another.
 */
export async function isTrueAgain(
  trx: Transaction,
  undone: StaffActRow,
  { lead, version, now }: { lead: number; version: number | undefined; now: number },
): Promise<void> {
  const earlier = await trx
    .selectFrom('staff_acts')
    .selectAll()
    .where('id', '<', undone.id)
    .where('undone_at', 'is', null)
    .where(({ eb, or }) => or([eb('lead_id', '=', lead), eb('staff_id', '=', undone.staff_id)]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  for (const act of earlier) {
    const before = JSON.parse(act.before);
    const its = statesOf(act.kind, before).find((state) => state.id === lead);
    if (!its) continue;
    // Nothing before another change can be undone.
    if (its.version !== version) return;
    its.version = now;
    await trx
      .updateTable('staff_acts')
      .set({ before: JSON.stringify(before) })
      .where('id', '=', act.id)
      .execute();
    return;
  }
}

function statesOf(kind: StaffActRow['kind'], before: unknown): { id: number; version?: number }[] {
  if (kind === 'change') return before as ChangedBefore[];
  if (kind === 'merge') return [(before as MergedBefore).first, ...(before as MergedBefore).parts];
  const { changed } = before as EntryBefore;
  return changed ? [changed] : [];
}
