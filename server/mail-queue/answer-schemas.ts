import * as z from 'zod/mini';
import type {
  MailQueueAnswer,
  QueueItem,
  RecordState,
  SenderAnswer,
  SenderRecord,
  TestItem,
} from '../../shared/staff/mail-queue.ts';

/** Answers to staff, for the API's description. */

const recordStateSchema = z.enum(['unknown', 'good', 'weak', 'bad']) satisfies z.ZodMiniType<RecordState>;

const senderRecordSchema = z.object({
  name: z.enum(['SPF', 'DKIM', 'DMARC']),
  at: z.nullable(z.string()),
  state: recordStateSchema,
  record: z.nullable(z.string()),
  says: z.string(),
}) satisfies z.ZodMiniType<SenderRecord>;

export const senderAnswerSchema = z.object({
  domain: z.string(),
  records: z.array(senderRecordSchema),
}) satisfies z.ZodMiniType<SenderAnswer>;

const queueItemSchema = z.object({
  id: z.number(),
  kind: z.string(),
  reference: z.nullable(z.string()),
  createdAt: z.number(),
  dueAt: z.nullable(z.number()),
  failedAt: z.nullable(z.number()),
  attempts: z.number(),
  error: z.nullable(z.string()),
  canResend: z.boolean(),
}) satisfies z.ZodMiniType<QueueItem>;

const testItemSchema = z.object({
  id: z.number(),
  channel: z.enum(['mail', 'teams']),
  askedAt: z.number(),
  askedBy: z.string(),
  to: z.nullable(z.string()),
  conversation: z.array(z.string()),
  attempts: z.number(),
  sentAt: z.nullable(z.number()),
  failedAt: z.nullable(z.number()),
  dueAt: z.number(),
  error: z.nullable(z.string()),
}) satisfies z.ZodMiniType<TestItem>;

export const mailQueueAnswerSchema = z.object({
  destination: z.string(),
  from: z.string(),
  teams: z.boolean(),
  mailbox: z.nullable(
    z.object({
      name: z.string(),
      readAt: z.nullable(z.number()),
      failure: z.nullable(z.string()),
      failedAt: z.nullable(z.number()),
      takenAt: z.nullable(z.number()),
    }),
  ),
  counts: z.object({ waiting: z.number(), retrying: z.number(), dead: z.number() }),
  items: z.array(queueItemSchema),
  tests: z.array(testItemSchema),
  now: z.number(),
}) satisfies z.ZodMiniType<MailQueueAnswer>;
