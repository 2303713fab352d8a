import { type WaitReason, waitReasons } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { lockedConversation } from './conversation-row.ts';
import type { ConversationRow } from './tables.ts';

const urgency = (reason: WaitReason) => waitReasons.indexOf(reason);

/** Keeps a more urgent reason and the original start. The caller has locked the row. */
export async function letWait(
  trx: Transaction,
  { id, waits_for, waits_since }: ConversationRow,
  reason: WaitReason,
  at: Instant,
): Promise<void> {
  if (waits_for && urgency(waits_for) <= urgency(reason)) return;
  // A plain question promises nothing, so the wait starts with the more urgent reason.
  const since = waits_for && waits_for !== 'question' ? waits_since : at;
  await trx.updateTable('conversations').set({ waits_for: reason, waits_since: since }).where('id', '=', id).execute();
}

export async function askForPerson(trx: Transaction, { id, at }: { id: string; at: Instant }): Promise<void> {
  const conversation = await lockedConversation(trx, id);
  if (conversation) await letWait(trx, conversation, 'person', at);
}
