import { record, type StaffActor } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { chatUse } from './chat-limits.ts';
import { lockedConversation } from './conversation-row.ts';
import type { ConversationRow } from './tables.ts';
import { whoAnswers } from './who-answers.ts';

export type StaffChatAct = { actor: StaffActor; id: string; at: Instant };

/** `unknown`: erased or never existed. `taken`: the actor has not joined, or was replaced. */
export type StaffChatOutcome = 'done' | 'unknown' | 'taken';

type ConversationChange = Partial<
  Pick<ConversationRow, 'staff_name' | 'typing_at' | 'last_at' | 'waits_for' | 'waits_since'>
> & {
  staff_id?: number | null;
  staff_seen_at?: Instant | null;
};

const nobody = { staff_id: null, staff_name: null, staff_seen_at: null, typing_at: null } as const;
const nothingWaits = { waits_for: null, waits_since: null } as const;

/** `taken` if a colleague answers, unless `instead` is set. */
export async function joinConversation(
  trx: Transaction,
  { name, instead, ...act }: StaffChatAct & { name: string; instead: boolean },
): Promise<StaffChatOutcome> {
  const { actor, at } = act;
  const conversation = await lockedConversation(trx, act.id);
  if (!conversation) return 'unknown';
  const isTheirs = conversation.staff_id !== actor.id && whoAnswers(conversation, at) !== null;
  if (isTheirs && !instead) return 'taken';
  await set(trx, act, { staff_id: actor.id, staff_name: name, staff_seen_at: at, typing_at: null });
  await trx.updateTable('staff').set({ chat_name: name }).where('id', '=', actor.id).execute();
  return noted(trx, act, 'chat joined');
}

export async function saveStaffMessage(
  trx: Transaction,
  { name, content, ...act }: StaffChatAct & { name: string; content: string },
): Promise<StaffChatOutcome | { author: string }> {
  const { actor, id, at } = act;
  const conversation = await lockedConversation(trx, id);
  if (!conversation) return 'unknown';
  const { staff_name: author, last_at } = conversation;
  if (conversation.staff_id !== actor.id || author === null) return 'taken';
  const row = { name, conversation_id: id, role: 'staff' as const, content, author, sent_at: at, whole: 1 as const };
  const saved = await trx
    .insertInto('chat_messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!saved) return { author };
  await set(trx, act, {
    ...nothingWaits,
    staff_seen_at: at,
    typing_at: null,
    last_at: Math.max(last_at, at),
  });
  await noted(trx, act, 'chat answered');
  return { author };
}

export async function noteTyping(trx: Transaction, act: StaffChatAct) {
  const conversation = await lockedConversation(trx, act.id);
  if (!conversation) return 'unknown';
  if (conversation.staff_id !== act.actor.id) return 'taken';
  await set(trx, act, { typing_at: act.at, staff_seen_at: act.at });
  return 'done';
}

export async function leaveConversation(trx: Transaction, act: StaffChatAct): Promise<StaffChatOutcome> {
  const conversation = await lockedConversation(trx, act.id);
  if (!conversation) return 'unknown';
  if (conversation.staff_id !== act.actor.id) return 'taken';
  await set(trx, act, { ...nobody, ...nothingWaits });
  return noted(trx, act, 'chat handed back');
}

/** Ends the wait, for example after the visitor was called. */
export async function settleConversation(trx: Transaction, act: StaffChatAct): Promise<StaffChatOutcome> {
  const conversation = await lockedConversation(trx, act.id);
  if (!conversation) return 'unknown';
  await set(trx, act, nothingWaits);
  return noted(trx, act, 'chat settled');
}

/**
 * Keeps a member's conversations assigned. One that returned to the assistant stays there until they write or join
 * again.
 */
export async function noteStaffSeen(trx: Transaction, { staff, at }: { staff: number; at: Instant }): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ staff_seen_at: at })
    .where('staff_id', '=', staff)
    .where('staff_seen_at', '>', at - chatUse.awayMs)
    .where('staff_seen_at', '<', at + chatUse.awayMs)
    .execute();
}

async function set(trx: Transaction, { id }: StaffChatAct, change: ConversationChange): Promise<void> {
  await trx.updateTable('conversations').set(change).where('id', '=', id).execute();
}

async function noted(trx: Transaction, { actor, id, at }: StaffChatAct, action: string): Promise<'done'> {
  await record(trx, actor, { action, about: id }, at);
  return 'done';
}
