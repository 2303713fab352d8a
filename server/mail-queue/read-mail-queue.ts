import { type Kysely, sql } from 'kysely';
import type { MailboxState, MailQueueAnswer, QueueItem, TestItem } from '../../shared/staff/mail-queue.ts';
import type { Schema } from '../database/schema.ts';
import { canResend, isGivenUp } from './sendable.ts';

const most = { items: 100, tests: 10 };

export async function readMailQueue(
  read: Kysely<Schema>,
  now: number,
): Promise<Pick<MailQueueAnswer, 'counts' | 'items' | 'tests' | 'now'>> {
  const counted = await read
    .selectFrom('jobs')
    .select([
      sql<number>`sum(case when attempts = 0 then 1 else 0 end)`.as('waiting'),
      sql<number>`sum(case when attempts > 0 then 1 else 0 end)`.as('retrying'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('channel', '!=', 'webhook')
    .executeTakeFirst();
  const dead = await read
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isGivenUp)
    .executeTakeFirst();
  return {
    counts: {
      waiting: Number(counted?.waiting ?? 0),
      retrying: Number(counted?.retrying ?? 0),
      dead: Number(dead?.count ?? 0),
    },
    items: [...(await givenUp(read)), ...(await owed(read))],
    tests: await tests(read),
    now,
  };
}

const queue = (read: Kysely<Schema>) =>
  read
    .selectFrom('jobs')
    .leftJoin('leads', 'leads.id', 'jobs.lead_id')
    .select([
      'jobs.id',
      'jobs.kind',
      'leads.reference',
      'jobs.created_at as createdAt',
      'jobs.due_at as dueAt',
      'jobs.failed_at as failedAt',
      'jobs.attempts',
      'jobs.last_error as error',
      canResend.as('sendable'),
    ])
    .limit(most.items);

type Queued = Omit<QueueItem, 'canResend'> & { sendable: unknown };

const item = ({ sendable, dueAt, ...job }: Queued): QueueItem => ({
  ...job,
  dueAt: job.failedAt === null ? dueAt : null,
  // SQLite returns 1.
  canResend: job.failedAt === null || Boolean(sendable),
});

async function givenUp(read: Kysely<Schema>): Promise<QueueItem[]> {
  return (await queue(read).where(isGivenUp).orderBy('jobs.failed_at', 'desc').execute()).map(item);
}

async function owed(read: Kysely<Schema>): Promise<QueueItem[]> {
  const rows = await queue(read)
    .where('jobs.sent_at', 'is', null)
    .where('jobs.failed_at', 'is', null)
    .where('jobs.channel', '!=', 'webhook')
    .orderBy(sql`case when jobs.attempts > 0 then 0 else 1 end`)
    .orderBy('jobs.due_at')
    .execute();
  return rows.map(item);
}

async function tests(read: Kysely<Schema>): Promise<TestItem[]> {
  const rows = await read
    .selectFrom('mail_tests')
    .innerJoin('jobs', 'jobs.id', 'mail_tests.job_id')
    .select([
      'mail_tests.id',
      'mail_tests.channel',
      'mail_tests.asked_at as askedAt',
      'mail_tests.asked_by as askedBy',
      'mail_tests.address as to',
      'mail_tests.conversation',
      'jobs.attempts',
      'jobs.sent_at as sentAt',
      'jobs.failed_at as failedAt',
      'jobs.due_at as dueAt',
      'jobs.last_error as error',
    ])
    .orderBy('mail_tests.id', 'desc')
    .limit(most.tests)
    .execute();
  return rows.map((row) => ({ ...row, conversation: JSON.parse(row.conversation ?? '[]') as string[] }));
}

/** Of a mailbox that has not been read yet, all times are null. */
export async function readMailbox(read: Kysely<Schema>, name: string): Promise<MailboxState> {
  const row = await read.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst();
  const { takenAt } = await read
    .selectFrom('received_mails')
    .select(({ fn }) => fn.max('received_at').as('takenAt'))
    .executeTakeFirstOrThrow();
  return {
    name,
    readAt: row?.read_at ?? null,
    failure: row?.failure ?? null,
    failedAt: row?.failed_at ?? null,
    takenAt,
  };
}
