import type { Transaction } from '../database/schema.ts';
import { lockedConversation } from './conversation-row.ts';
import type { ChatMessageRow, NewChatMessageRow } from './tables.ts';
import { letWait } from './waiting.ts';

export type NewAnswer = NewChatMessageRow & { answers_to: number };

/**
 * A complete answer saved by another process stays; a partial one is replaced. Undefined, with nothing saved, if the
 * conversation was erased.
 */
export async function saveAnswer(trx: Transaction, answer: NewAnswer): Promise<ChatMessageRow | undefined> {
  const conversation = await lockedConversation(trx, answer.conversation_id);
  if (!conversation) return undefined;
  const saved = trx.selectFrom('chat_messages').selectAll().where('answers_to', '=', answer.answers_to);
  const earlier = await saved.executeTakeFirst();
  if (earlier?.whole) return earlier;
  if (answer.emergency) await letWait(trx, conversation, 'emergency', answer.sent_at);
  else if (answer.unknown_question) await letWait(trx, conversation, 'question', answer.sent_at);
  if (earlier) {
    const { name: _, ...said } = answer;
    await trx.updateTable('chat_messages').set(said).where('id', '=', earlier.id).execute();
  } else {
    await trx.insertInto('chat_messages').values(answer).execute();
  }
  return saved.executeTakeFirst();
}
