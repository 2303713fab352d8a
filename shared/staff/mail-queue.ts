import * as z from 'zod/mini';
import { email } from '../forms/text.ts';

/** What the staff page and the server agree on: the test of mail and Teams, the sender's DNS records, the queue. */

export const mailQueuePaths = {
  desk: '/api/staff/mail',
  sender: '/api/staff/mail/sender',
  tests: '/api/staff/mail/tests',
  /** `/{id}/again` sends one again. */
  jobs: '/api/staff/mail/jobs',
  again: '/api/staff/mail/again',
} as const;

/** A mail to an address, or a card to the channel of TEAMS_WEBHOOK_URL. */
export const mailTest = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('mail'), to: email }),
  z.object({ channel: z.literal('teams') }),
]);
export type MailTest = z.infer<typeof mailTest>;

/** A message that is owed or was given up. Times are milliseconds since 1970. */
export type QueueItem = {
  id: number;
  kind: string;
  /** The lead it is about. */
  reference: string | null;
  createdAt: number;
  /** The next try; null: given up. */
  dueAt: number | null;
  failedAt: number | null;
  attempts: number;
  error: string | null;
  /** False: what it said was deleted with the last try. */
  canResend: boolean;
};

export type TestItem = {
  id: number;
  channel: 'mail' | 'teams';
  askedAt: number;
  askedBy: string;
  /** The address; null for a card. */
  to: string | null;
  /** What was said to the mail server at the last try, a line each: `C:` we, `S:` the server, `–` what happened. */
  conversation: string[];
  attempts: number;
  sentAt: number | null;
  failedAt: number | null;
  dueAt: number;
  error: string | null;
};

export type MailQueueAnswer = {
  /** Where mails go, and from which address. */
  destination: string;
  from: string;
  /** Whether a Teams webhook is set. */
  teams: boolean;
  /** `waiting`: not tried yet; `retrying`: a try failed, the next one is planned; `dead`: given up. */
  counts: { waiting: number; retrying: number; dead: number };
  /** What was given up first, then what fails, then what waits. */
  items: QueueItem[];
  /** The newest first. */
  tests: TestItem[];
  now: number;
};

/** `unknown`: it could not be looked up. */
export type RecordState = 'good' | 'weak' | 'bad' | 'unknown';

export type SenderRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC';
  /** Where in the DNS it is looked for; null: nowhere. */
  at: string | null;
  state: RecordState;
  /** As it was found. */
  record: string | null;
  says: string;
};

export type SenderAnswer = { domain: string; records: SenderRecord[] };
