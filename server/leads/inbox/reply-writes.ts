import type { Selectable } from 'kysely';
import { answerKinds } from '../../../shared/staff/inbox.ts';
import { type NewReply, takeBackWithin } from '../../../shared/staff/replies.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';
import type { LeadRow } from '../tables.ts';
import { markAnswered } from './answered.ts';
import { type LeadAct, leadOf, tell } from './inbox-writes.ts';
import type { LeadReplyTable } from './tables.ts';

/** `other text`: the key was used for another reply. `answered`: a colleague has answered since. */
export type ReplyOutcome = { act: number | null } | 'unknown' | 'other text' | 'answered';

/** Once per key; the lead is answered by it. The email waits a moment, in which it can be taken back. */
export async function saveReply(
  trx: Transaction,
  { reply, ...act }: LeadAct & { reply: NewReply },
): Promise<ReplyOutcome> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
  if (await isAnsweredSince(trx, lead, act, reply)) return 'answered';
  const row = {
    lead_id: lead.id,
    at: act.at,
    staff_id: act.actor.id,
    key: reply.key,
    subject: reply.subject,
    body: reply.body,
    quotes: reply.quote ? (1 as const) : (0 as const),
    reply_to: reply.replyTo === 'me' ? act.actor.email : null,
  };
  const saved = await trx
    .insertInto('lead_replies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!saved) return (await isSaved(trx, row)) ? { act: null } : 'other text';
  // No recipient: replies do not count towards the mailbox's daily limit.
  const job = newJob('lead-reply', { lead_id: lead.id, reply_id: saved.id }, null, act.at);
  await trx
    .insertInto('jobs')
    .values({ ...job, due_at: act.at + takeBackWithin })
    .execute();
  await tell(trx, lead, act, 'reply', `${reply.subject}\n\n${reply.body}`);
  return { act: await markAnswered(trx, lead, act) };
}

/** By a colleague, after the answers that the writer has seen; never for a reply that is sent again. */
async function isAnsweredSince(
  trx: Transaction,
  lead: LeadRow,
  { actor }: LeadAct,
  { key, lastAnswer }: NewReply,
): Promise<boolean> {
  const sent = await trx.selectFrom('lead_replies').select('id').where('key', '=', key).executeTakeFirst();
  if (sent) return false;
  const newer = await trx
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', answerKinds)
    .where('staff_id', '!=', actor.id)
    .where('id', '>', lastAnswer ?? 0)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * Takes one's own reply back while its email waits; the history says so. False if it is too late or there is none.
 */
export async function takeBackReply(trx: Transaction, { key, ...act }: LeadAct & { key: string }): Promise<boolean> {
  const lead = await leadOf(trx, act.reference);
  const reply = await trx
    .selectFrom('lead_replies')
    .select(['id', 'at', 'subject', 'body'])
    .where('key', '=', key)
    .where('lead_id', '=', lead?.id ?? -1)
    .where('staff_id', '=', act.actor.id)
    .executeTakeFirst();
  if (!lead || !reply) return false;
  // Claimed once, it may be with the mail server already.
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('reply_id', '=', reply.id)
    .where('claims', '=', 0)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  // Before its entry goes: SQLite would give its number to the new one, and pages would not notice.
  await tell(trx, lead, act, 'reply taken back', reply.subject);
  await trx.deleteFrom('lead_replies').where('id', '=', reply.id).execute();
  await trx
    .deleteFrom('lead_events')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'reply')
    .where('staff_id', '=', act.actor.id)
    .where('at', '=', reply.at)
    .where('detail', '=', `${reply.subject}\n\n${reply.body}`)
    .execute();
  return true;
}

async function isSaved(trx: Transaction, row: Omit<Selectable<LeadReplyTable>, 'id'>): Promise<boolean> {
  const saved = await trx.selectFrom('lead_replies').selectAll().where('key', '=', row.key).executeTakeFirst();
  const names = ['lead_id', 'staff_id', 'subject', 'body', 'quotes', 'reply_to'] as const;
  return saved !== undefined && names.every((name) => saved[name] === row[name]);
}
