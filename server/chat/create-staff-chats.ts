import type { Kysely } from 'kysely';
import type { ChatEntry } from '../../shared/chat/chat.ts';
import type { ChatGap, ChatsAnswer, ChatView, StaffChatAnswer, WaitingAnswer } from '../../shared/staff/staff-chats.ts';
import type { StaffActor } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import { createNews, type News } from '../database/create-news.ts';
import type { Database } from '../database/database.ts';
import type { Schema, Transaction } from '../database/schema.ts';
import { chatUse } from './chat-limits.ts';
import { chatPicture } from './chat-picture.ts';
import { readChats } from './read-chats.ts';
import { readStaffChat } from './read-staff-chat.ts';
import { countWaiting } from './read-waiting.ts';
import {
  joinConversation,
  leaveConversation,
  noteStaffSeen,
  noteTyping,
  type StaffChatAct,
  type StaffChatOutcome,
  saveStaffMessage,
  settleConversation,
} from './staff-chat-writes.ts';
import { askForPerson } from './waiting.ts';

/** `npm run assistant` lists all. */
const most = 200;

async function readGaps(read: Kysely<Schema>): Promise<ChatGap[]> {
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

/**
 * What staff do with conversations; visitors see it within seconds, whichever process they are connected to. Every
 * method may throw `DatabaseUnavailable`.
 */
export type StaffChats = {
  /** Waiting conversations by urgency, or all, newest first. */
  list(view: ChatView, offset: number, member: StaffActor): Promise<ChatsAnswer>;
  waiting(member: StaffActor): Promise<WaitingAnswer>;
  /** Questions without an answer and unhelpful answers, newest first. */
  gaps(): Promise<ChatGap[]>;
  read(conversation: string, member: StaffActor): Promise<StaffChatAnswer | undefined>;
  /** The assistant is silent from then on. */
  join(conversation: string, member: StaffActor, name: string, instead?: boolean): Promise<StaffChatOutcome>;
  /** @param key the message's name; a repeated one is saved once */
  say(conversation: string, member: StaffActor, text: string, key?: string): Promise<ChatEntry | 'unknown' | 'taken'>;
  /** Shows the visitor a typing indicator for a few seconds. */
  typing(conversation: string, member: StaffActor): Promise<StaffChatOutcome>;
  leave(conversation: string, member: StaffActor): Promise<StaffChatOutcome>;
  /** The conversation no longer waits. */
  settle(conversation: string, member: StaffActor): Promise<StaffChatOutcome>;
  /** The member is on the staff page. */
  seen(member: StaffActor): Promise<void>;
  want(conversation: string): Promise<void>;
  news: News;
  /** Returns the function that unsubscribes; undefined at the limit of listeners. */
  onChange(conversation: string, listener: () => void): (() => void) | undefined;
  wake(conversation: string): void;
};

export type StaffChatsParts = {
  database: Database;
  now: () => Instant;
  newName: () => string;
  onProblem: (message: string, error: unknown) => void;
  /** Runs in the transaction of each staff message. */
  onAnswered(trx: Transaction, act: Omit<StaffChatAct, 'id'> & { conversation: string }): Promise<void>;
};

export function createStaffChats({ database, now, newName, onProblem, onAnswered }: StaffChatsParts): StaffChats {
  const { read } = database;
  const listeners = new Map<string, Set<() => void>>();
  const wake = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };
  const act = (id: string, { id: staff, email }: StaffActor): StaffChatAct => ({
    actor: { id: staff, email },
    id,
    at: now(),
  });

  async function change<Outcome>(id: string, work: (trx: Transaction) => Promise<Outcome>): Promise<Outcome> {
    const outcome = await database.transaction().execute(work);
    wake(id);
    return outcome;
  }

  return {
    wake,
    list: (view, offset, { id }) => readChats(read, { view, offset, staff: id, now: now() }),
    waiting: ({ id }) => countWaiting(read, id, now()),
    gaps: () => readGaps(read),
    read: (id, member) => readStaffChat(read, id, member, now()),
    join: (id, member, name, instead = false) =>
      change(id, (trx) => joinConversation(trx, { ...act(id, member), name, instead })),
    typing: (id, member) => change(id, (trx) => noteTyping(trx, act(id, member))),
    leave: (id, member) => change(id, (trx) => leaveConversation(trx, act(id, member))),
    settle: (id, member) => change(id, (trx) => settleConversation(trx, act(id, member))),
    seen: ({ id }) => database.transaction().execute((trx) => noteStaffSeen(trx, { staff: id, at: now() })),
    want: (id) => database.transaction().execute((trx) => askForPerson(trx, { id, at: now() })),
    news: createNews(() => chatPicture(read, now()), onProblem),

    async say(id, member, content, key = newName()) {
      const input = { ...act(id, member), name: key, content };
      const saved = await change(id, async (trx) => {
        const outcome = await saveStaffMessage(trx, input);
        if (typeof outcome === 'object') await onAnswered(trx, { actor: input.actor, at: input.at, conversation: id });
        return outcome;
      });
      if (saved === 'unknown' || saved === 'taken') return saved;
      const { author } = saved as { author: string };
      return { id: key, role: 'staff', content, author, timestamp: new Date(input.at).toISOString() };
    },

    onChange(id, listener) {
      const all = listeners.get(id) ?? new Set();
      if (all.size >= chatUse.listeners) return undefined;
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
  };
}
