import { type SqlBool, sql } from 'kysely';
import { type LeadChange, type LeadState, lostReasons } from '../../../shared/staff/inbox.ts';
import { record, type StaffActor } from '../../database/audit.ts';
import { isPostgres } from '../../database/postgres.ts';
import type { Transaction } from '../../database/schema.ts';
import { newJob } from '../../notifications/new-job.ts';
import { mailboxOf } from '../../notifications/recipient-limit.ts';
import type { JobRow } from '../../notifications/tables.ts';
import { queueStateWebhooks } from '../../webhooks/queue-webhooks.ts';
import { allBefore, keepAct } from '../keep-act.ts';
import { notifyMentioned, notifyOwner } from '../notices/mentions.ts';
import type { LeadRow } from '../tables.ts';

export type LeadAct = { actor: StaffActor; reference: string; at: number };

/** `changed`: a colleague was faster, nothing was written. */
export type ChangeOutcome = 'done' | 'unknown' | 'changed' | 'unknown owner';

/** With the act, to undo it. */
export type ActOutcome = { act: number } | Exclude<ChangeOutcome, 'done'>;

export async function changeLead(
  trx: Transaction,
  { change, ...act }: LeadAct & { change: LeadChange },
): Promise<ActOutcome> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
  if (lead.state === 'merged') return 'changed';
  const owner = await ownerOf(trx, change.owner);
  if (change.owner && !owner) return 'unknown owner';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({
      version: change.version + 1,
      ...(change.state && { state: change.state, snoozed_until: null, wrote_at: null }),
      ...(change.owner !== undefined && { owner_id: owner?.id ?? null }),
      ...(change.nextStep !== undefined && { next_step: change.nextStep }),
      ...(change.nextStepAt !== undefined && { next_step_at: change.nextStepAt }),
      ...(change.lostReason !== undefined && { lost_reason: change.lostReason }),
    })
    .where('id', '=', lead.id)
    .where('version', '=', change.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'changed';
  if (change.state && change.state !== lead.state) {
    await tellState(trx, lead, act, change.state);
    if (lead.state === 'quarantine' && change.state === 'new') await confirmAtLast(trx, lead, act.at);
  }
  if (change.owner !== undefined) {
    await tell(trx, lead, act, 'owner', owner?.email ?? 'nobody');
    if (owner?.id !== lead.owner_id)
      await notifyOwner(trx, { lead: lead.id, owner: owner?.id, by: act.actor.id }, act.at);
  }
  if (change.nextStep !== undefined || change.nextStepAt !== undefined)
    await tell(trx, lead, act, 'next step', change.nextStep ?? (change.nextStepAt ? 'another date' : 'none'));
  if (change.lostReason !== undefined)
    await tell(trx, lead, act, 'lost because', change.lostReason ? lostReasons[change.lostReason] : 'not said');
  return { act: await keepAct(trx, act, 'change', lead.id, [allBefore(lead)]) };
}

/** Notes conflict with nothing, so no version is compared. */
export async function addNote(trx: Transaction, { text, ...act }: LeadAct & { text: string }): Promise<ActOutcome> {
  const lead = await leadOf(trx, act.reference);
  if (!lead) return 'unknown';
  const event = await tell(trx, lead, act, 'note', text);
  if (event) await notifyMentioned(trx, { lead: lead.id, event, text, by: act.actor.id }, act.at);
  return { act: await keepAct(trx, act, 'entry', lead.id, { event, lead: lead.id, changed: null }) };
}

/** The email failed or reportedly never arrived. Repeated requests queue it once; an unsent one is not queued again. */
export async function resendMail(
  trx: Transaction,
  { job: id, ...act }: LeadAct & { job: number },
): Promise<ChangeOutcome> {
  const lead = await leadOf(trx, act.reference);
  const job: JobRow | undefined = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('lead_id', '=', lead?.id ?? -1)
    .$if(isPostgres(trx), (jobs) => jobs.forUpdate())
    .executeTakeFirst();
  if (!lead || !job) return 'unknown';
  if (job.sent_at === null && job.failed_at === null) return 'done';
  const again = trx
    .selectFrom('jobs')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', job.kind)
    .where(sql<SqlBool>`reply_id is not distinct from ${job.reply_id}`)
    .where('id', '>', id);
  if (await again.executeTakeFirst()) return 'done';
  await trx
    .insertInto('jobs')
    .values(newJob(job.kind, { lead_id: lead.id, reply_id: job.reply_id }, job.recipient, act.at))
    .execute();
  await tell(trx, lead, act, 'sent again', job.kind);
  return 'done';
}

/** The confirmation was withheld in quarantine. @param wait delay (ms) in which the release can be undone */
export async function confirmAtLast(trx: Transaction, lead: LeadRow, at: number, wait = 0): Promise<void> {
  const earlier = await trx
    .selectFrom('jobs')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'lead-visitor')
    .executeTakeFirst();
  if (earlier) return;
  const job = newJob('lead-visitor', { lead_id: lead.id }, mailboxOf(lead.email), at);
  await trx
    .insertInto('jobs')
    .values({ ...job, due_at: at + wait })
    .execute();
}

/** Delay (ms) in which what a change sends can still be taken back by its undo. */
export const undoWait = 15_000;

/** Another state: in the history, and to the webhooks. */
export async function tellState(trx: Transaction, lead: LeadRow, act: LeadAct, to: LeadState): Promise<void> {
  await tell(trx, lead, act, 'state', `${lead.state} → ${to}`);
  const { reference, state: from } = lead;
  await queueStateWebhooks(trx, { reference, from, to, at: act.at, wait: undoWait });
}

/** Adds to the lead's history, and to the audit log without personal data. Returns the event's id. */
export async function tell(
  trx: Transaction,
  lead: LeadRow,
  act: LeadAct,
  kind: string,
  detail: string,
): Promise<number> {
  const { actor, at } = act;
  const { id: event } = await trx
    .insertInto('lead_events')
    .values({ lead_id: lead.id, at, staff_id: actor.id, kind, detail })
    .returning('id')
    .executeTakeFirstOrThrow();
  const said = kind === 'state' || kind === 'owner' || kind === 'sent again' ? detail : null;
  await record(trx, actor, { action: `lead: ${kind}`, about: lead.reference, detail: said }, at);
  return event;
}

/** Locked until the transaction ends, so that no other process erases the lead. SQLite has a single writer. */
export function leadOf(trx: Transaction, reference: string): Promise<LeadRow | undefined> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference)
    .$if(isPostgres(trx), (leads) => leads.forNoKeyUpdate())
    .executeTakeFirst();
}

export function leadsOfConversation(trx: Transaction, id: string): Promise<LeadRow[]> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('form', '=', 'chat')
    .where('details', '=', JSON.stringify({ conversation: id }))
    .orderBy('id')
    .$if(isPostgres(trx), (leads) => leads.forNoKeyUpdate())
    .execute();
}

export function ownerOf(trx: Transaction, email: string | null | undefined) {
  return trx
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('email', '=', email ?? '')
    .where('revoked_at', 'is', null)
    .where('role', 'in', ['sales', 'admin'])
    .executeTakeFirst();
}
