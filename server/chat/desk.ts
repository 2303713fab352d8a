import type { ChatEntry } from '../../widgets/contract/chat.ts';
import type { Database } from '../database/database.ts';
import type { ConversationRow, Instant, NewChatMessageRow } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { chatEntry } from './chat-entry.ts';
import { chatUse } from './chat-limits.ts';
import { lockedConversation } from './conversation-row.ts';
import { messagesInOrder } from './messages-in-order.ts';

/**
 * What staff do with a conversation. The visitor sees it within seconds, whichever process each is connected to. False
 * or undefined when the visitor has erased the conversation.
 */
export type Desk = {
  /** From now on a person answers, and the assistant keeps silent. */
  join(conversation: string, name: string): Promise<boolean>;
  /** Writes to the visitor. */
  say(conversation: string, name: string, text: string): Promise<ChatEntry | undefined>;
  /** Shows for a few seconds that somebody is writing. */
  typing(conversation: string): Promise<boolean>;
  /** The assistant answers again. */
  leave(conversation: string): Promise<boolean>;
  /** The conversation with its messages, oldest first. */
  read(conversation: string): Promise<{ conversation: ConversationRow; messages: ChatEntry[] } | undefined>;
  /**
   * Calls back when something may have changed in a conversation. Gives the function that stops it; undefined when as
   * many as may listen do already.
   */
  onChange(conversation: string, listener: () => void): (() => void) | undefined;
  /** Something has changed in a conversation. */
  wake(conversation: string): void;
};

type Change = Partial<Pick<ConversationRow, 'staff_name' | 'typing_at' | 'last_at'>>;

export const changeConversation = unit(
  import.meta.url,
  'changeConversation',
  async ({ query }, { id, change }: { id: string; change: Change }): Promise<boolean> => {
    const { numUpdatedRows } = await query
      .updateTable('conversations')
      .set(change)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
);

export const keepStaffMessage = unit(
  import.meta.url,
  'keepStaffMessage',
  async (transaction, message: NewChatMessageRow): Promise<boolean> => {
    const conversation = await lockedConversation(transaction, message.conversation_id);
    if (!conversation) return false;
    await transaction.insert('chat_messages', message);
    return true;
  },
);

/** @param newName makes the name of a message */
export function createDesk(database: Database, now: () => Instant, newName: () => string): Desk {
  const listeners = new Map<string, Set<() => void>>();
  const wake = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };

  async function change(id: string, to: Change): Promise<boolean> {
    const changed = await database.write(changeConversation, { id, change: to });
    wake(id);
    return changed;
  }

  return {
    wake,
    join: (id, name) => change(id, { staff_name: name, typing_at: null }),
    typing: (id) => change(id, { typing_at: now() }),
    leave: (id) => change(id, { staff_name: null, typing_at: null }),

    async say(id, author, content) {
      const row = { name: newName(), conversation_id: id, role: 'staff' as const, content, author, sent_at: now() };
      if (!(await database.write(keepStaffMessage, { ...row, whole: 1 }))) return undefined;
      await change(id, { staff_name: author, typing_at: null, last_at: row.sent_at });
      return { id: row.name, role: 'staff', content, author, timestamp: new Date(row.sent_at).toISOString() };
    },

    async read(id) {
      const { read } = database;
      const conversation = await read.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
      if (!conversation) return undefined;
      return { conversation, messages: (await messagesInOrder(read, id).execute()).map(chatEntry) };
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
