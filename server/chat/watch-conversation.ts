import type { Kysely } from 'kysely';
import type { ChatLiveEvent } from '../../shared/chat/chat.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { createWakeUp } from '../notifications/wake-up.ts';
import { chatEntry } from './chat-entry.ts';
import { chatUse } from './chat-limits.ts';
import type { StaffChats } from './create-staff-chats.ts';
import { whoAnswers } from './who-answers.ts';

export type Watching = {
  signal: AbortSignal;
  /** Last message that the client has; absent: only new ones are sent. */
  after?: string;
  /** As far as the client knows; only a change is sent. */
  answering?: string;
  onOpen?: () => void;
  onEvent(event: ChatLiveEvent): void;
};

/** Polling interval (ms); staff may be connected to another process. */
const longestSleep = 3_000;

/**
 * Reports staff activity until the signal aborts, the conversation is erased or the time limit is reached. Returns
 * false at the limit of listeners.
 */
export async function watchConversation(
  { read, onChange, now }: { read: Kysely<Schema>; onChange: StaffChats['onChange']; now: () => Instant },
  id: string,
  { signal, after, answering, onOpen, onEvent }: Watching,
): Promise<boolean> {
  const wakeUp = createWakeUp();
  const stopListening = onChange(id, wakeUp.call);
  if (!stopListening) return false;
  signal.addEventListener('abort', wakeUp.call, { once: true });
  const end = now() + chatUse.listenMs;
  let joined: string | null = answering ?? null;
  let typed: Instant | null | undefined;
  try {
    let last = await placeOf(read, id, after);
    onOpen?.();
    while (!signal.aborted && now() < end) {
      const conversation = await read
        .selectFrom('conversations')
        .select(['staff_name', 'staff_seen_at', 'typing_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      const name = conversation ? whoAnswers(conversation, now()) : null;
      if (name !== null && name !== joined) onEvent({ event: 'joined', data: { name } });
      for (const row of await staffMessages(read, id, last)) {
        last = row.id;
        onEvent({ event: 'message', data: chatEntry(row) });
      }
      const typing = conversation?.typing_at ?? null;
      const isNew = typed !== undefined && typing !== null && typing !== typed;
      if (name !== null && isNew) onEvent({ event: 'typing', data: { name } });
      typed = typing;
      if (name === null && joined !== null) onEvent({ event: 'left', data: {} });
      joined = name;
      if (!conversation) break;
      if (!signal.aborted) await wakeUp.sleep(longestSleep);
    }
    return true;
  } finally {
    stopListening();
  }
}

async function placeOf(read: Kysely<Schema>, id: string, after: string | undefined): Promise<number> {
  const { place } = await read
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('id').as('place'))
    .where('conversation_id', '=', id)
    .$if(after !== undefined, (messages) => messages.where('name', '=', after ?? ''))
    .executeTakeFirstOrThrow();
  return place ?? 0;
}

function staffMessages(read: Kysely<Schema>, id: string, after: number) {
  return read
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('role', '=', 'staff')
    .where('id', '>', after)
    .orderBy('id')
    .execute();
}
