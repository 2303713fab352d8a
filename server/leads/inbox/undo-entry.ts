import type { Transaction } from '../../database/schema.ts';
import type { EntryBefore, NotUndone, Undone } from '../undo.ts';
import { leadsWith, type ManyAct, undoChanges } from './bulk-writes.ts';
import { tell } from './inbox-writes.ts';
import type { StaffActRow } from './tables.ts';

/** A note or a call goes from the history, and with it that the lead was contacted, unless it was changed since. */
export async function undoEntry(trx: Transaction, row: StaffActRow, act: ManyAct): Promise<Undone | NotUndone> {
  const { event, lead: id, changed } = JSON.parse(row.before) as EntryBefore;
  const [lead] = await leadsWith(trx, 'id', [id]);
  const entry = await trx
    .selectFrom('lead_events')
    .select(['id', 'kind'])
    .where('id', '=', event)
    .where('lead_id', '=', id)
    .where('at', '=', row.at)
    .executeTakeFirst();
  if (!lead || !entry) return 'changed since';
  const state = changed && (await undoChanges(trx, row, [changed], act));
  if (state === 'changed since') return state;
  // Before its entry goes: SQLite would give its number to the new one, and pages would not notice.
  await tell(trx, lead, { ...act, reference: lead.reference }, `${entry.kind} taken back`, 'undone');
  await trx.deleteFrom('lead_events').where('id', '=', entry.id).execute();
  return { undone: 1, left: [] };
}
