import type { Generated, Insertable, Selectable } from 'kysely';
import type { WaitReason } from '../../shared/staff/staff-chats.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { SqliteBoolean } from '../database/columns/sqlite-boolean.ts';

/** The id is the widget's session id. */
export type ConversationTable = {
  id: string;
  /** SHA-256 of the secret that grants access. */
  secret_hash: string;
  started_at: Instant;
  last_at: Instant;
  name: string | null;
  email: string;
  phone: string;
  company: string | null;
  /** Normalized address, for the daily limit. */
  mailbox: string;
  page: string | null;
  origin: string | null;
  /** Comma-separated reasons for quarantine; null if none. */
  suspicion: string | null;
  staff_id: Generated<number | null>;
  staff_name: string | null;
  typing_at: Instant | null;
  /** Heartbeat of their staff page; without one they count as gone (who-answers.ts). */
  staff_seen_at: Generated<Instant | null>;
  waits_for: Generated<WaitReason | null>;
  waits_since: Generated<Instant | null>;
};

export type ChatMessageTable = {
  id: Generated<number>;
  /** The widget's id of the message. */
  name: string;
  conversation_id: string;
  /** For an answer: its question. The answer sorts right after it. */
  answers_to: number | null;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  sent_at: Instant;
  author: string | null;
  /** 0: the visitor stopped it, or the connection broke. */
  whole: SqliteBoolean;
  known: SqliteBoolean | null;
  emergency: SqliteBoolean | null;
  intent: string | null;
  /** JSON of `ChatSource[]` and `ChatQuote[]`. */
  sources: string | null;
  quotes: string | null;
  /** A question that the site does not answer, with personal numbers masked. */
  unknown_question: string | null;
  idempotency_key: string | null;
  /** 1: a language model's words, which no email repeats. */
  is_models: Generated<SqliteBoolean | null>;
  helpful: SqliteBoolean | null;
  reason: string | null;
};

export type ConversationRow = Selectable<ConversationTable>;
export type ChatMessageRow = Selectable<ChatMessageTable>;
export type NewChatMessageRow = Insertable<ChatMessageTable>;

export const chatTables: Tables = ({ id, reference, instant, strict }) => [
  `create table conversations (
    id text primary key,
    secret_hash text not null,
    started_at ${instant} not null,
    last_at ${instant} not null,
    name text,
    email text not null,
    phone text not null,
    company text,
    mailbox text not null,
    page text,
    origin text,
    suspicion text,
    staff_id ${reference} references staff (id),
    staff_name text,
    typing_at ${instant},
    staff_seen_at ${instant},
    waits_for text,
    waits_since ${instant}
  )${strict}`,
  // For the nightly purge.
  'create index conversations_by_age on conversations (last_at)',
  'create index conversations_by_email on conversations (lower(email))',
  'create index conversations_by_mailbox on conversations (mailbox)',
  'create index conversations_waiting on conversations (waits_since) where waits_since is not null',
  'create index conversations_taken on conversations (staff_id) where staff_id is not null',

  `create table chat_messages (
    id ${id},
    name text not null unique,
    conversation_id text not null references conversations (id),
    answers_to ${reference} unique references chat_messages (id),
    role text not null,
    content text not null,
    sent_at ${instant} not null,
    author text,
    whole integer not null,
    known integer,
    emergency integer,
    intent text,
    sources text,
    quotes text,
    unknown_question text,
    idempotency_key text unique,
    is_models integer,
    helpful integer,
    reason text
  )${strict}`,
  'create index chat_messages_by_conversation on chat_messages (conversation_id, id)',
  'create index chat_messages_unknown on chat_messages (sent_at) where unknown_question is not null',
  // Same condition as in read-gaps.ts.
  'create index chat_messages_gaps on chat_messages (id) where unknown_question is not null or helpful = 0',
];
