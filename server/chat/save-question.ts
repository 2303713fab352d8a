import type { ClientInfo } from '../../shared/chat/chat.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { mailboxOf } from '../notifications/recipient-limit.ts';
import { chatUse } from './chat-limits.ts';
import { lockedConversation } from './conversation-row.ts';
import type { Turn } from './engine/engine.ts';
import { lastMessagesBefore } from './messages-in-order.ts';
import type { ChatMessageRow, ConversationRow } from './tables.ts';
import { letWait } from './waiting.ts';
import { whoAnswers } from './who-answers.ts';

export type NewQuestion = {
  sessionId: string;
  message: string;
  clientInfo: ClientInfo;
  page?: string;
  origin?: string;
  idempotencyKey?: string;
  suspicion: string[];
  secretHash?: string;
  /** `secretHash`: of the secret that we make for a conversation whose widget chose none. */
  fresh: { secretHash(startedAt: Instant): string; name: string };
  at: Instant;
  /** Whether the conversation's secret is too old. */
  hasEnded(conversation: ConversationRow, at: Instant): boolean;
  /** Called for a message that is no repetition; may throw. */
  onNew?: () => void;
};

export type SavedQuestion =
  /** To be answered by the engine or by the staff member who has joined. */
  | { status: 'asked'; id: number; history: Turn[]; startedAt: Instant; staffName: string | null }
  /** The same message was answered before. */
  | { status: 'answered'; answer: ChatMessageRow; startedAt: Instant }
  /** The idempotency key was used with other content. */
  | { status: 'conflict' }
  /** Not the caller's conversation. */
  | { status: 'unknown' }
  /** The mailbox has reached its daily limit. */
  | { status: 'too-many' }
  /** The conversation has reached its limit. */
  | { status: 'full' };

const day = 24 * 60 * 60_000;

/** Saves a message, and its conversation if it is the first. */
export async function saveQuestion(trx: Transaction, asked: NewQuestion): Promise<SavedQuestion> {
  // In this order: a message that another process just saved is not seen without its conversation.
  const earlier = await messageByKey(trx, asked.idempotencyKey);
  const conversation = await lockedConversation(trx, asked.sessionId);
  if (conversation && !isTheirs(conversation, asked)) return { status: 'unknown' };
  if (earlier) return repeated(trx, earlier, asked, conversation);
  // Counts by the conversation's mailbox, because the email in a message may change.
  const mailbox = conversation?.mailbox ?? mailboxOf(asked.clientInfo.email);
  if (await hasAskedTooMuch(trx, mailbox, asked.at)) return { status: 'too-many' };
  if (conversation && (await isFull(trx, conversation.id))) return { status: 'full' };
  asked.onNew?.();
  if (conversation) await touch(trx, conversation, asked);
  // Another process has just created it, perhaps with this message.
  else if (!(await begin(trx, mailbox, asked))) return saveQuestion(trx, asked);
  const saved = await trx
    .insertInto('chat_messages')
    .values({
      name: asked.fresh.name,
      conversation_id: asked.sessionId,
      role: 'user',
      content: asked.message,
      sent_at: asked.at,
      whole: 1,
      idempotency_key: asked.idempotencyKey ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved ? open(trx, saved.id, conversation, asked) : saveQuestion(trx, asked);
}

/** A retry, answered again if there is no complete answer. */
async function repeated(
  trx: Transaction,
  earlier: ChatMessageRow,
  asked: NewQuestion,
  conversation: ConversationRow | undefined,
): Promise<SavedQuestion> {
  const isSame = earlier.conversation_id === asked.sessionId && earlier.content === asked.message;
  if (!isSame || !conversation) return { status: 'conflict' };
  const answer = await trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('answers_to', '=', earlier.id)
    .executeTakeFirst();
  if (answer?.whole) return { status: 'answered', answer, startedAt: conversation.started_at };
  return open(trx, earlier.id, conversation, asked);
}

async function open(
  trx: Transaction,
  id: number,
  conversation: ConversationRow | undefined,
  { sessionId, at }: NewQuestion,
): Promise<SavedQuestion> {
  const staffName = conversation ? whoAnswers(conversation, at) : null;
  if (conversation && staffName !== null) await letWait(trx, conversation, 'reply', at);
  const before = await lastMessagesBefore(trx, sessionId, id).execute();
  const history = before
    .reverse()
    .map(({ role, content }): Turn => ({ role: role === 'user' ? 'user' : 'assistant', content }));
  return {
    status: 'asked',
    id,
    history,
    startedAt: conversation?.started_at ?? at,
    staffName,
  };
}

async function messageByKey(trx: Transaction, key: string | undefined): Promise<ChatMessageRow | undefined> {
  if (key === undefined) return undefined;
  return trx.selectFrom('chat_messages').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/**
 * A secret that the widget chose is always needed. For one that we made, the contact details suffice shortly after the
 * start, because the reply with it may be lost.
 */
function isTheirs(
  conversation: ConversationRow,
  { secretHash, fresh, clientInfo, at, hasEnded }: NewQuestion,
): boolean {
  if (hasEnded(conversation, at)) return false;
  if (secretHash !== undefined) return secretHash === conversation.secret_hash;
  if (conversation.secret_hash !== fresh.secretHash(conversation.started_at)) return false;
  const isYoung = Math.abs(at - conversation.started_at) < chatUse.withoutSecretMs;
  return isYoung && conversation.email === clientInfo.email && conversation.phone === clientInfo.phone;
}

async function hasAskedTooMuch(trx: Transaction, mailbox: string, at: Instant): Promise<boolean> {
  const theirs = trx.selectFrom('conversations').select('id').where('mailbox', '=', mailbox);
  const rows = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('conversation_id', 'in', theirs)
    .where('role', '=', 'user')
    .where('sent_at', '>', at - day)
    .limit(chatUse.messagesPerDay)
    .execute();
  return rows.length >= chatUse.messagesPerDay;
}

async function isFull(trx: Transaction, conversation: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('chat_messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .limit(chatUse.messages)
    .execute();
  return rows.length >= chatUse.messages;
}

async function begin(trx: Transaction, mailbox: string, asked: NewQuestion): Promise<boolean> {
  const { sessionId, clientInfo, at, secretHash, fresh, page, origin, suspicion } = asked;
  const row = {
    id: sessionId,
    secret_hash: secretHash ?? fresh.secretHash(at),
    started_at: at,
    last_at: at,
    name: clientInfo.name ?? null,
    email: clientInfo.email,
    phone: clientInfo.phone,
    company: clientInfo.company ?? null,
    mailbox,
    page: page ?? null,
    origin: origin ?? null,
    suspicion: suspicion.join(',') || null,
  };
  const saved = await trx
    .insertInto('conversations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

async function touch(trx: Transaction, { id, last_at, suspicion }: ConversationRow, asked: NewQuestion) {
  await trx
    .updateTable('conversations')
    .set({ last_at: Math.max(last_at, asked.at), suspicion: asked.suspicion.join(',') || suspicion })
    .where('id', '=', id)
    .execute();
}
