import type { Transaction } from '../../database/schema.ts';
import { notifyMentioned } from '../notices/mentions.ts';
import { type LeadAct, leadOf, tell } from './inbox-writes.ts';

/** Replaces the words of one's own note; the history says that it was corrected. */
export async function correctNote(
  trx: Transaction,
  { event, text, ...act }: LeadAct & { event: number; text: string },
): Promise<'done' | 'unknown'> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
  const { numUpdatedRows } = await trx
    .updateTable('lead_events')
    .set({ detail: text })
    .where('id', '=', event)
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'note')
    .where('staff_id', '=', act.actor.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'unknown';
  await tell(trx, lead, act, 'corrected', 'a note');
  await notifyMentioned(trx, { lead: lead.id, event, text, by: act.actor.id }, act.at);
  return 'done';
}
