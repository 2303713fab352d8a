import type { Migration } from '../migrate.ts';

/** Staff in the chat: who waits for a person and who has taken over; and which colleague has what open. */
export const desk: Migration = {
  name: '0011-desk',
  statements: ({ reference, instant, strict }) => [
    `alter table conversations add column staff_id ${reference} references staff (id)`,
    `alter table conversations add column staff_seen_at ${instant}`,
    'alter table conversations add column waits_for text',
    `alter table conversations add column waits_since ${instant}`,
    'create index conversations_waiting on conversations (waits_since) where waits_since is not null',
    'create index conversations_taken on conversations (staff_id) where staff_id is not null',
    // In the words of read-gaps.ts.
    'create index chat_messages_gaps on chat_messages (id) where unknown_question is not null or helpful = 0',

    'alter table staff add column chat_name text',

    `create table presences (
      id text primary key,
      staff_id ${reference} not null references staff (id),
      place text not null,
      seen_at ${instant} not null
    )${strict}`,
  ],
};
