import type { NewCall } from '../../../shared/staff/inbox.ts';
import type { Transaction } from '../../database/schema.ts';
import { keepAct } from '../keep-act.ts';
import type { EntryBefore } from '../undo.ts';
import { answer } from './answered.ts';
import { type LeadAct, leadOf, tell } from './inbox-writes.ts';

/** Records a call, which marks the lead as contacted. `contacted`: it was not before. */
export async function addCall(
  trx: Transaction,
  { outcome, ...act }: LeadAct & NewCall,
): Promise<{ act: number; contacted: boolean } | 'unknown'> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
  const event = await tell(trx, lead, act, 'call', outcome);
  const changed = await answer(trx, lead, act);
  const before: EntryBefore = { event, lead: lead.id, changed };
  return { act: await keepAct(trx, act, 'entry', lead.id, before), contacted: changed !== null };
}
