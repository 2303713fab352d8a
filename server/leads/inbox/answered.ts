import type { Transaction } from '../../database/schema.ts';
import { asBefore, keepAct, write } from '../keep-act.ts';
import type { LeadRow } from '../tables.ts';
import type { ChangedBefore } from '../undo.ts';
import { type LeadAct, leadsOfConversation, tell, tellState } from './inbox-writes.ts';

/** As `answer`. Returns the act, to undo it; null if the lead stays as it is. */
export async function markAnswered(trx: Transaction, lead: LeadRow, act: LeadAct): Promise<number | null> {
  const changed = await answer(trx, lead, act);
  return changed && keepAct(trx, act, 'change', lead.id, [changed]);
}

/**
 * What the person wrote is answered. A new lead becomes contacted, which stops the clock of its promise, and a lead
 * without an owner gets the member as owner.
 * @param lead locked by the caller
 * @param to `booked`, of a contacted lead too, when a call was booked with the person
 * @returns what it was before; null if it stays as it is
 */
export async function answer(
  trx: Transaction,
  lead: LeadRow,
  act: LeadAct,
  to: 'contacted' | 'booked' = 'contacted',
): Promise<ChangedBefore | null> {
  await trx.updateTable('leads').set({ wrote_at: null }).where('id', '=', lead.id).execute();
  if (!['new', 'contacted', 'booked', 'proposal'].includes(lead.state)) return null;
  const isNew = lead.state === 'new' || (to === 'booked' && lead.state === 'contacted');
  const isUnowned = lead.owner_id === null;
  if (!isNew && !isUnowned) return null;
  const written = await write(trx, lead, {
    ...(isNew && { state: to, snoozed_until: null }),
    ...(isUnowned && { owner_id: act.actor.id }),
  });
  if (!written) return null;
  if (isNew) await tellState(trx, lead, act, to);
  if (isUnowned) await tell(trx, lead, act, 'owner', act.actor.email);
  return asBefore(lead);
}

/** Applies to the leads of a conversation once a person has written in it. */
export async function markChatAnswered(
  trx: Transaction,
  { conversation, ...act }: Omit<LeadAct, 'reference'> & { conversation: string },
): Promise<void> {
  for (const lead of await leadsOfConversation(trx, conversation))
    await markAnswered(trx, lead, { ...act, reference: lead.reference });
}
