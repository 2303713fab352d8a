import type { Transaction } from '../database/schema.ts';

export type NewFeedback = { sessionId: string; messageId: string; helpful: boolean; reason?: string };

/** The last rating counts. False if there is no such answer. */
export async function saveFeedback(
  trx: Transaction,
  { sessionId, messageId, helpful, reason }: NewFeedback,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_messages')
    .set({ helpful: helpful ? 1 : 0, reason: reason ?? null })
    .where('conversation_id', '=', sessionId)
    .where('name', '=', messageId)
    .where('role', '!=', 'user')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
