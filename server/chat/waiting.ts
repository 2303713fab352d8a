import { type WaitReason, waitReasons } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { lockedConversation } from './conversation-row.ts';
import type { ConversationRow } from './tables.ts';

const urgency = (reason: WaitReason) => waitReasons.indexOf(reason);

/** Notes that a locked conversation waits for a person. What presses more stays, and so does how long it has waited. */
export async function letWait(
  trx: Transaction,
  { id, waits_for, waits_since }: ConversationRow,
  reason: WaitReason,
  at: Instant,
): Promise<void> {
  if (waits_for && urgency(waits_for) <= urgency(reason)) return;
  // A question alone is no promise: the wait that counts begins when it presses.
  const since = waits_for && waits_for !== 'question' ? waits_since : at;
  await trx.updateTable('conversations').set({ waits_for: reason, waits_since: since }).where('id', '=', id).execute();
}

/** The visitor has asked for a person. */
export async function askForPerson(trx: Transaction, { id, at }: { id: string; at: Instant }): Promise<void> {
  const conversation = await lockedConversation(trx, id);
  if (conversation) await letWait(trx, conversation, 'person', at);
}
