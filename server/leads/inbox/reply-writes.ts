import type { Selectable } from 'kysely';
import type { NewReply } from '../../../shared/staff/replies.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';
import { markAnswered } from './answered.ts';
import { type LeadAct, leadOf, tell } from './inbox-writes.ts';
import type { LeadReplyTable } from './tables.ts';

/** Once per key; the lead is answered by it. `other text`: the key was used for another reply. */
export async function saveReply(
  trx: Transaction,
  { reply, ...act }: LeadAct & { reply: NewReply },
): Promise<{ act: number | null } | 'unknown' | 'other text'> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
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
  await trx
    .insertInto('jobs')
    .values(newJob('lead-reply', { lead_id: lead.id, reply_id: saved.id }, null, act.at))
    .execute();
  await tell(trx, lead, act, 'reply', `${reply.subject}\n\n${reply.body}`);
  return { act: await markAnswered(trx, lead, act) };
}

async function isSaved(trx: Transaction, row: Omit<Selectable<LeadReplyTable>, 'id'>): Promise<boolean> {
  const saved = await trx.selectFrom('lead_replies').selectAll().where('key', '=', row.key).executeTakeFirst();
  const names = ['lead_id', 'staff_id', 'subject', 'body', 'quotes', 'reply_to'] as const;
  return saved !== undefined && names.every((name) => saved[name] === row[name]);
}
