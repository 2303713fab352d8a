import { type WaitReason, waitReasons } from '../../widgets/contract/staff-chats.ts';
import type { Transaction } from '../database/commit-queue.ts';
import type { ConversationRow, Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { lockedConversation } from './conversation-row.ts';

const urgency = (reason: WaitReason) => waitReasons.indexOf(reason);

/** Notes that a locked conversation waits for a person. What presses more stays, and so does how long it has waited. */
export async function letWait(
  { query }: Transaction,
  { id, waits_for, waits_since }: ConversationRow,
  reason: WaitReason,
  at: Instant,
): Promise<void> {
  if (waits_for && urgency(waits_for) <= urgency(reason)) return;
  // A question alone is no promise: the wait that counts begins when it presses.
  const since = waits_for && waits_for !== 'question' ? waits_since : at;
  await query
    .updateTable('conversations')
    .set({ waits_for: reason, waits_since: since })
    .where('id', '=', id)
    .execute();
}

/** The visitor has asked for a person. */
export const askForPerson = unit(
  import.meta.url,
  'askForPerson',
  async (transaction, { id, at }: { id: string; at: Instant }): Promise<void> => {
    const conversation = await lockedConversation(transaction, id);
    if (conversation) await letWait(transaction, conversation, 'person', at);
  },
);
