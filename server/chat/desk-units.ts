import { type Actor, record } from '../database/audit.ts';
import type { Transaction } from '../database/commit-queue.ts';
import type { ConversationRow, Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';
import { chatUse } from './chat-limits.ts';
import { lockedConversation } from './conversation-row.ts';
import { whoAnswers } from './who-answers.ts';

/** Who of the staff acts, on which conversation, when. */
export type DeskAct = { actor: Actor & { id: number }; id: string; at: Instant };

/** `unknown`: the visitor has erased it, or it never was; `taken`: not who acts has joined, but a colleague or nobody. */
export type DeskOutcome = 'done' | 'unknown' | 'taken';

type Change = Partial<Pick<ConversationRow, 'staff_name' | 'typing_at' | 'last_at' | 'waits_for' | 'waits_since'>> & {
  staff_id?: number | null;
  staff_seen_at?: Instant | null;
};

const nobody = { staff_id: null, staff_name: null, staff_seen_at: null, typing_at: null } as const;
const nothingWaits = { waits_for: null, waits_since: null } as const;

/** Joins a conversation, unless a colleague answers in it and nobody said to take it from them. */
export const joinConversation = unit(
  import.meta.url,
  'joinConversation',
  async (
    transaction,
    { name, instead, ...act }: DeskAct & { name: string; instead: boolean },
  ): Promise<DeskOutcome> => {
    const { actor, at } = act;
    const conversation = await lockedConversation(transaction, act.id);
    if (!conversation) return 'unknown';
    const isTheirs = conversation.staff_id !== actor.id && whoAnswers(conversation, at) !== null;
    if (isTheirs && !instead) return 'taken';
    await set(transaction, act, { staff_id: actor.id, staff_name: name, staff_seen_at: at, typing_at: null });
    await transaction.query.updateTable('staff').set({ chat_name: name }).where('id', '=', actor.id).execute();
    return noted(transaction, act, 'chat joined');
  },
);

/** Keeps what a member of staff who has joined writes. Sent again under the same name it is kept once. */
export const keepStaffMessage = unit(
  import.meta.url,
  'keepStaffMessage',
  async (
    transaction,
    { name, content, ...act }: DeskAct & { name: string; content: string },
  ): Promise<DeskOutcome | { author: string }> => {
    const { actor, id, at } = act;
    const conversation = await lockedConversation(transaction, id);
    if (!conversation) return 'unknown';
    const { staff_name: author, last_at } = conversation;
    if (conversation.staff_id !== actor.id || author === null) return 'taken';
    const row = { name, conversation_id: id, role: 'staff' as const, content, author, sent_at: at, whole: 1 as const };
    if ((await transaction.insert('chat_messages', row, 'ignore')) === undefined) return { author };
    await set(transaction, act, {
      ...nothingWaits,
      staff_seen_at: at,
      typing_at: null,
      last_at: Math.max(last_at, at),
    });
    await noted(transaction, act, 'chat answered');
    return { author };
  },
);

/** Notes that who has joined is writing. */
export const noteTyping = unit(import.meta.url, 'noteTyping', async (transaction, act: DeskAct) => {
  const conversation = await lockedConversation(transaction, act.id);
  if (!conversation) return 'unknown';
  if (conversation.staff_id !== act.actor.id) return 'taken';
  await set(transaction, act, { typing_at: act.at, staff_seen_at: act.at });
  return 'done';
});

/** Hands a conversation back to the assistant. */
export const leaveConversation = unit(
  import.meta.url,
  'leaveConversation',
  async (transaction, act: DeskAct): Promise<DeskOutcome> => {
    const conversation = await lockedConversation(transaction, act.id);
    if (!conversation) return 'unknown';
    if (conversation.staff_id !== act.actor.id) return 'taken';
    await set(transaction, act, { ...nobody, ...nothingWaits });
    return noted(transaction, act, 'chat handed back');
  },
);

/** A conversation that waits needs nobody any more, as when the visitor was called. */
export const settleConversation = unit(
  import.meta.url,
  'settleConversation',
  async (transaction, act: DeskAct): Promise<DeskOutcome> => {
    const conversation = await lockedConversation(transaction, act.id);
    if (!conversation) return 'unknown';
    await set(transaction, act, nothingWaits);
    return noted(transaction, act, 'chat settled');
  },
);

/**
 * Somebody is at the staff page: what they answer in stays theirs. What went back to the assistant while they were away stays
 * there until they write or join again.
 */
export const noteStaffSeen = unit(
  import.meta.url,
  'noteStaffSeen',
  async ({ query }, { staff, at }: { staff: number; at: Instant }): Promise<void> => {
    await query
      .updateTable('conversations')
      .set({ staff_seen_at: at })
      .where('staff_id', '=', staff)
      .where('staff_seen_at', '>', at - chatUse.awayMs)
      .where('staff_seen_at', '<', at + chatUse.awayMs)
      .execute();
  },
);

async function set({ query }: Transaction, { id }: DeskAct, change: Change): Promise<void> {
  await query.updateTable('conversations').set(change).where('id', '=', id).execute();
}

async function noted(transaction: Transaction, { actor, id, at }: DeskAct, action: string): Promise<'done'> {
  await record(transaction, actor, { action, about: id }, at);
  return 'done';
}
