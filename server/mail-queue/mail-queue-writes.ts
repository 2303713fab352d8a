import type { MailTest } from '../../shared/staff/mail-queue.ts';
import { type AuditedAct, record } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { canResend, isGivenUp } from './sendable.ts';

/** Limits of a stored SMTP conversation: lines, and characters per line. */
const kept = { lines: 200, characters: 500 };

/** Older failures are only retried singly: "we call within two hours" would come too late. */
const freshDays = 7;
const day = 24 * 60 * 60_000;

export async function askForTest(
  trx: Transaction,
  { actor, at, test }: AuditedAct & { test: MailTest },
): Promise<number> {
  const kind = test.channel === 'mail' ? 'mail-test' : 'teams-test';
  const { id: job } = await trx
    .insertInto('jobs')
    .values(newJob(kind, { request: '{}', request_key: null }, null, at))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('mail_tests')
    .values({
      job_id: job,
      channel: test.channel,
      asked_at: at,
      asked_by: actor.email,
      address: test.channel === 'mail' ? test.to : null,
      conversation: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(trx, actor, { action: `${test.channel} tested` }, at);
  return id;
}

export async function saveConversation(trx: Transaction, { id, lines }: { id: number; lines: readonly string[] }) {
  const short = lines.slice(0, kept.lines).map((line) => line.slice(0, kept.characters));
  await trx
    .updateTable('mail_tests')
    .set({ conversation: JSON.stringify(short) })
    .where('id', '=', id)
    .execute();
}

/** The Message-ID stays, so that mailboxes recognize a duplicate. Returns whether there was a message. */
export async function sendAgain(trx: Transaction, { actor, at, id }: AuditedAct & { id: number }): Promise<boolean> {
  const again = trx
    .updateTable('jobs')
    .set({ failed_at: null, due_at: at, leased_until: null, attempts: 0 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where(({ eb, or }) => or([canResend, eb('failed_at', 'is', null)]))
    // Not while it is being sent.
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', at)]))
    .returning('kind');
  const [job] = await again.execute();
  if (!job) return false;
  await record(trx, actor, { action: 'message sent again', about: job.kind }, at);
  return true;
}

export async function sendAllAgain(trx: Transaction, { actor, at }: AuditedAct): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ failed_at: null, due_at: at, leased_until: null, attempts: 0 })
    .where(isGivenUp)
    .where(canResend)
    .where('failed_at', '>', at - freshDays * day)
    .executeTakeFirst();
  const count = Number(numUpdatedRows);
  if (count > 0) await record(trx, actor, { action: 'messages sent again', detail: `${count} messages` }, at);
  return count;
}

/** Tests hold an address. */
export async function deleteMailTests(trx: Transaction, before: Instant) {
  const { numDeletedRows } = await trx.deleteFrom('mail_tests').where('asked_at', '<', before).executeTakeFirst();
  await trx
    .deleteFrom('jobs')
    .where('kind', 'in', ['mail-test', 'teams-test'])
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .where('created_at', '<', before)
    .execute();
  return Number(numDeletedRows);
}
