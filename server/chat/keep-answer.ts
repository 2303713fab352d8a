import type { ChatMessageRow, NewChatMessageRow } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { lockedConversation } from './conversation-row.ts';
import { letWait } from './waiting.ts';

/** An answer to a question, whole or as far as it came. */
export type NewAnswer = NewChatMessageRow & { answers_to: number };

/**
 * Keeps an answer. A whole one that another process kept first stays; one that was stopped gives way. Undefined when
 * the conversation was erased meanwhile: then nothing is kept.
 */
export const keepAnswer = unit(
  import.meta.url,
  'keepAnswer',
  async (transaction, answer: NewAnswer): Promise<ChatMessageRow | undefined> => {
    const { query } = transaction;
    const conversation = await lockedConversation(transaction, answer.conversation_id);
    if (!conversation) return undefined;
    const kept = query.selectFrom('chat_messages').selectAll().where('answers_to', '=', answer.answers_to);
    const earlier = await kept.executeTakeFirst();
    if (earlier?.whole) return earlier;
    if (answer.emergency) await letWait(transaction, conversation, 'emergency', answer.sent_at);
    else if (answer.unknown_question) await letWait(transaction, conversation, 'question', answer.sent_at);
    if (earlier) {
      const { name: _, ...said } = answer;
      await query.updateTable('chat_messages').set(said).where('id', '=', earlier.id).execute();
    } else {
      await transaction.insert('chat_messages', answer);
    }
    return kept.executeTakeFirst();
  },
);
