import type { Generated } from 'kysely';
import type { WaitReason } from '../../widgets/contract/staff-chats.ts';
import type { Instant } from './instant.ts';

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
