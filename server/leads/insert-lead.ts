import { consentRecord } from '../database/consent-record.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import { leadByKey, leadByWords, receiptOf } from './earlier-lead.ts';
import { leadContentHash, leadRow, newReference } from './lead-row.ts';
import type { AcceptedLead, NewLead } from './new-lead.ts';
import { contactPromise } from './promise.ts';
import type { NewLeadRow } from './tables.ts';

export type LeadInsertion = {
  lead: NewLead;
  at: Date;
  teams: boolean;
  mails?: VisitorMails;
  /** Called for a lead that is no repetition; may throw. */
  onNew(): void;
};

/** Implements `Leads.keep`. */
export async function insertLead(
  trx: Transaction,
  { lead, at, teams, mails, onNew }: LeadInsertion,
): Promise<AcceptedLead> {
  const made = { at, contentHash: leadContentHash(lead), promised: contactPromise(at, lead.request.form) };
  const now = at.getTime();
  if (lead.idempotencyKey === undefined) {
    const earlier = await leadByWords(trx, made.contentHash, now);
    if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
  }
  const row = leadRow(lead, { ...made, reference: newReference() });
  let id = await insertLeadRow(trx, row);
  while (id === undefined) {
    const earlier = lead.idempotencyKey && (await leadByKey(trx, lead.idempotencyKey));
    if (earlier && !lead.once && earlier.content_hash !== made.contentHash) return { status: 'conflict' };
    if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
    row.reference = newReference();
    id = await insertLeadRow(trx, row);
  }
  onNew();
  const jobs = [newJob('lead-staff', { lead_id: id }, null, now)];
  if (teams) jobs.push(newJob('lead-teams', { lead_id: id }, null, now));
  const recipient = mailboxOf(row.email);
  if (
    !lead.quiet &&
    !row.suspicion &&
    (await roomFor(trx, { recipient, network: lead.network }, now, mails)) === 'free'
  )
    jobs.push(newJob('lead-visitor', { lead_id: id }, recipient, now));
  await trx.insertInto('jobs').values(jobs).execute();
  const { email, page, form } = row;
  const given = { lead_id: id, subscriber_id: null, email, given_at: now, page, form };
  const consent = consentRecord(lead.request.consent, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  return { status: 'kept', reference: row.reference, promised: made.promised };
}

async function insertLeadRow(trx: Transaction, row: NewLeadRow): Promise<number | undefined> {
  const saved = await trx
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}
