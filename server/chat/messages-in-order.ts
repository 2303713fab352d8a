import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { chatUse } from './chat-limits.ts';

const place = sql<number>`coalesce(answers_to, id)`;

/** Oldest first; each answer follows its question, even if two tabs asked simultaneously. */
export function messagesInOrder(query: Kysely<Schema>, conversation: string) {
  return query
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .orderBy(place)
    .orderBy('id');
}

/** History for the engine, newest first. */
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
