import { consentRecord } from '../database/consent-record.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import { queueWebhooks } from '../webhooks/queue-webhooks.ts';
import { askForPerson, hasAskedAlready, leadOfChat } from './chat-lead.ts';
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
  // One chat is one lead: the details that it begins with, and the request for a person.
  const known = await leadOfChat(trx, lead.request);
  if (known) {
    const isOther = known.idempotency_key === lead.idempotencyKey && known.content_hash !== made.contentHash;
    if (isOther && !lead.once) return { status: 'conflict' };
    if (lead.quiet || hasAskedAlready(known, now)) return { status: 'repeated', ...receiptOf(known) };
    if (known.message === null) {
      onNew();
      const asked = await askForPerson(trx, known, { ...lead, promised: made.promised, now });
      await queueMails(trx, { lead, id: asked.id, isHeldBack: asked.state === 'quarantine', now, teams, mails });
      return { status: 'kept', reference: asked.reference, promised: made.promised };
    }
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
  await queueMails(trx, { lead, id, isHeldBack: row.state === 'quarantine', now, teams, mails });
  if (row.state !== 'quarantine')
    await queueWebhooks(trx, { event: 'lead.created', about: row.reference, state: 'new', at: now });
  const { email, page, form } = row;
  const given = { lead_id: id, subscriber_id: null, email, given_at: now, page, form };
  const consent = consentRecord(lead.request.consent, given);
  if (consent) await trx.insertInto('consents').values(consent).execute();
  return { status: 'kept', reference: row.reference, promised: made.promised };
}

type MailsOfLead = Pick<LeadInsertion, 'lead' | 'teams' | 'mails'> & { id: number; isHeldBack: boolean; now: number };

async function queueMails(trx: Transaction, { lead, id, isHeldBack, now, teams, mails }: MailsOfLead): Promise<void> {
  const jobs = [newJob('lead-staff', { lead_id: id }, null, now)];
  if (teams) jobs.push(newJob('lead-teams', { lead_id: id }, null, now));
  const recipient = mailboxOf(lead.request.email);
  if (!lead.quiet && !isHeldBack && (await roomFor(trx, { recipient, network: lead.network }, now, mails)) === 'free')
    jobs.push(newJob('lead-visitor', { lead_id: id }, recipient, now));
  await trx.insertInto('jobs').values(jobs).execute();
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
