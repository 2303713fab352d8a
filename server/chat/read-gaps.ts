import type { Kysely } from 'kysely';
import type { ChatGap } from '../../shared/staff/staff-chats.ts';
import type { Schema } from '../database/schema.ts';

/** `npm run assistant` lists all. */
const most = 200;

/** Questions without an answer and unhelpful answers, newest first. */
export async function readGaps(read: Kysely<Schema>): Promise<ChatGap[]> {
  const rows = await read
    .selectFrom('chat_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['chat_messages.id', 'conversation_id', 'sent_at', 'unknown_question', 'content', 'reason', 'page'])
    .where(({ eb, or }) => or([eb('unknown_question', 'is not', null), eb('helpful', '=', 0)]))
    .orderBy('chat_messages.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, conversation_id, sent_at, unknown_question, content, reason, page }) => ({
    id,
    conversation: conversation_id,
    sentAt: sent_at,
    kind: unknown_question === null ? 'did not help' : 'not known',
    page,
    text: unknown_question ?? content,
    reason,
  }));
}
