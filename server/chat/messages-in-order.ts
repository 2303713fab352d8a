import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { chatUse } from './chat-limits.ts';

/** A question and its answer share a place. */
const place = sql<number>`coalesce(answers_to, id)`;

/** The messages of a conversation, oldest first; an answer right after its question, also when two tabs asked at once. */
export function messagesInOrder(query: Kysely<Schema>, conversation: string) {
  return query
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .orderBy(place)
    .orderBy('id');
}

/** What the engine is given of what came before a message: the last of it, newest first. */
export function lastMessagesBefore(query: Kysely<Schema>, conversation: string, message: number) {
  return query
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('conversation_id', '=', conversation)
    .where(place, '<', message)
    .orderBy(place, 'desc')
    .orderBy('id', 'desc')
    .limit(chatUse.history);
}
