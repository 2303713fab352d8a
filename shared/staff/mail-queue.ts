import * as z from 'zod/mini';
import { email } from '../forms/text.ts';

export const mailQueuePaths = {
  queue: '/api/staff/mail',
  sender: '/api/staff/mail/sender',
  tests: '/api/staff/mail/tests',
  /** `/{id}/again` sends a job again. */
  jobs: '/api/staff/mail/jobs',
  again: '/api/staff/mail/again',
} as const;

/** A card goes to the channel of TEAMS_WEBHOOK_URL. */
export const mailTest = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('mail'), to: email }),
  z.object({ channel: z.literal('teams') }),
]);
export type MailTest = z.infer<typeof mailTest>;

/** Times are milliseconds since 1970. */
export type QueueItem = {
  id: number;
  kind: string;
  reference: string | null;
  createdAt: number;
  /** Next attempt; null if failed. */
  dueAt: number | null;
  failedAt: number | null;
  attempts: number;
  error: string | null;
  /** False if its content was deleted with the last attempt. */
  canResend: boolean;
};

export type TestItem = {
  id: number;
  channel: 'mail' | 'teams';
  askedAt: number;
  askedBy: string;
  /** Address; null for a card. */
  to: string | null;
  /** SMTP dialogue of the last attempt: `C:` client, `S:` server, `–` events. */
  conversation: string[];
  attempts: number;
  sentAt: number | null;
  failedAt: number | null;
  dueAt: number;
  error: string | null;
};

/** The mailbox to which visitors answer (IMAP_URL). */
export type MailboxState = {
  /** `mail.company.example/INBOX`. */
  name: string;
  readAt: number | null;
  /** Why it cannot be read, and what to set; null while it can. */
  failure: string | null;
  failedAt: number | null;
  /** When an email was last taken into a lead's history. */
  takenAt: number | null;
};

export type MailQueueAnswer = {
  destination: string;
  from: string;
  teams: boolean;
  /** Null where none is set. */
  mailbox: MailboxState | null;
  /** `waiting`: not tried yet; `retrying`: failed before; `dead`: failed permanently. */
  counts: { waiting: number; retrying: number; dead: number };
  /** Permanently failed, then retrying, then waiting. */
  items: QueueItem[];
  /** Newest first. */
  tests: TestItem[];
  now: number;
};

/** `unknown`: the lookup failed. */
export type RecordState = 'good' | 'weak' | 'bad' | 'unknown';

export type SenderRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC';
  /** DNS name; null if there is no record. */
  at: string | null;
  state: RecordState;
  /** As found. */
  record: string | null;
  says: string;
};

export type SenderAnswer = { domain: string; records: SenderRecord[] };
