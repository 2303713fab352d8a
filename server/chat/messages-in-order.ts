import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The messages of a conversation, oldest first; an answer right after its question, also when two tabs asked at once. */
export function messagesInOrder(query: Kysely<Schema>, conversation: string) {
  return query
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .orderBy(sql`coalesce(answers_to, id)`)
    .orderBy('id');
}
