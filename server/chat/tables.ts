import type { Generated, Insertable, Selectable } from 'kysely';
import type { WaitReason } from '../../shared/staff/staff-chats.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

/** A visitor's conversation with the assistant; its id is the widget's session id. */
export type ConversationTable = {
  id: string;
  /** SHA-256 of the secret that reads and changes it. */
  secret_hash: string;
  started_at: Instant;
  last_at: Instant;
  /** As the gate was given them. */
  name: string | null;
  email: string;
  phone: string;
  company: string | null;
  /** The address's mailbox, by which a visitor's messages of a day are counted. */
  mailbox: string;
  page: string | null;
  origin: string | null;
  /** Comma-separated reasons of a quarantined conversation, null for a good one. */
  suspicion: string | null;
  /** Who of the staff has joined, under which name, and when they last typed. */
  staff_id: Generated<number | null>;
  staff_name: string | null;
  typing_at: Instant | null;
  /** When they were last heard of at their staff page: who has gone without a word answers nobody (who-answers.ts). */
  staff_seen_at: Generated<Instant | null>;
  /** Why a person should look at it, and since when; null: nobody needs to. */
  waits_for: Generated<WaitReason | null>;
  waits_since: Generated<Instant | null>;
};

/** 1 or 0: SQLite has no other truth. */
type Truth = 0 | 1;

/** A question, an answer, or what a member of staff wrote. */
export type ChatMessageTable = {
  id: Generated<number>;
  /** How the script calls it. */
  name: string;
  conversation_id: string;
  /** Of an answer: its question. An answer is read right after it, also when two tabs asked at once. */
  answers_to: number | null;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  sent_at: Instant;
  author: string | null;
  /** 0: the visitor stopped the answer, or the connection broke. */
  whole: Truth;
  known: Truth | null;
  emergency: Truth | null;
  intent: string | null;
  /** JSON of `ChatSource[]` and `ChatQuote[]`. */
  sources: string | null;
  quotes: string | null;
  /** What the site has no answer to, without numbers of persons. */
  unknown_question: string | null;
  idempotency_key: string | null;
  /** The visitor's thumb, and why. */
  helpful: Truth | null;
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
  // The nightly clearing begins with the oldest.
  'create index conversations_by_age on conversations (last_at)',
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
    helpful integer,
    reason text
  )${strict}`,
  'create index chat_messages_by_conversation on chat_messages (conversation_id, id)',
  // The few questions among all messages.
  'create index chat_messages_unknown on chat_messages (sent_at) where unknown_question is not null',
  // In the words of read-gaps.ts.
  'create index chat_messages_gaps on chat_messages (id) where unknown_question is not null or helpful = 0',
];
