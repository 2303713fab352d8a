import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { consentTexts } from '../../../shared/forms/consent-texts.ts';
import type { Delivery, LeadAnswer, LeadPart } from '../../../shared/staff/inbox.ts';
import type { Schema } from '../../database/schema.ts';
import type { JobRow } from '../../notifications/tables.ts';
import { conversationOf } from '../conversation-of.ts';
import { detailFacts } from '../detail-facts.ts';
import { requestLabel } from '../service-label.ts';
import { suspicionText } from '../suspicion-text.ts';
import type { LeadRow } from '../tables.ts';
import { readHistory } from './read-history.ts';
import { inboxItems } from './read-inbox.ts';
import { ofCompanyOf } from './same-company.ts';

const mostOthers = 50;
/** Of the same company. */
const mostShown = 5;

export async function readLead(read: Kysely<Schema>, reference: string, now: number): Promise<LeadAnswer | undefined> {
  const lead = await read.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
  const [item] = lead ? await inboxItems(read.selectFrom('leads').where('leads.id', '=', lead.id)) : [];
  if (!lead || !item) return undefined;
  const samePerson = read
    .selectFrom('leads')
    .where(sql`lower(leads.email)`, '=', lead.email.toLowerCase())
    .where('leads.id', '!=', lead.id)
    .orderBy('leads.id', 'desc')
    .limit(mostOthers);
  const parts = await partsOf(read, lead.id);
  const [first, history, jobs, consents, others, company, colleagues, conversation] = await Promise.all([
    read
      .selectFrom('leads')
      .select('reference')
      .where('id', '=', lead.merged_into ?? -1)
      .executeTakeFirst(),
    readHistory(read, [lead.id, ...parts.keys()]),
    read.selectFrom('jobs').selectAll().where('lead_id', '=', lead.id).orderBy('id').execute(),
    read.selectFrom('consents').selectAll().where('lead_id', '=', lead.id).execute(),
    inboxItems(samePerson),
    companyOf(read, lead),
    read
      .selectFrom('staff')
      .select('email')
      .where('revoked_at', 'is', null)
      .where('role', 'in', ['sales', 'admin'])
      .orderBy('email')
      .execute(),
    read
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationOf(lead) ?? '')
      // A lead may name one that a stranger began later.
      .where(sql`lower(email)`, '=', lead.email.toLowerCase())
      .executeTakeFirst(),
  ]);
  return {
    ...item,
    mergedInto: first?.reference ?? null,
    employeeCount: lead.employee_count,
    message: lead.message,
    // The conversation's id means nothing to staff.
    details: detailFacts(lead.details).filter(([name]) => name !== 'Conversation'),
    page: lead.page,
    origin: lead.origin,
    promise: lead.promise,
    suspicion: lead.suspicion && suspicionText(lead.suspicion),
    lostReason: lead.lost_reason,
    conversation: conversation?.id ?? null,
    events: history.events.flatMap(({ lead_id, ...event }) => {
      if (lead_id === lead.id) return event;
      // The first request says it too.
      return event.kind === 'merged' ? [] : { ...event, of: parts.get(lead_id)?.reference ?? '' };
    }),
    olderEmails: history.olderEmails,
    parts: [...parts.values()],
    sameCompanyAs: company,
    deliveries: deliveriesOf(jobs),
    consents: consents.map(({ given_at, text_id, page }) => ({
      givenAt: given_at,
      text: consentTexts.find(({ id }) => id === text_id)?.text ?? text_id,
      page,
    })),
    others,
    colleagues: colleagues.map(({ email }) => email),
    now,
  };
}

/** The requests that are shown as one with this one, oldest first, by their ids. */
async function partsOf(read: Kysely<Schema>, lead: number): Promise<Map<number, LeadPart>> {
  const rows = await read
    .selectFrom('leads')
    .select(['id', 'reference', 'received_at', 'form', 'service', 'message'])
    .where('merged_into', '=', lead)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ id, reference, received_at, message, ...of }) => [
      id,
      { reference, receivedAt: received_at, subject: requestLabel(of), form: of.form, message },
    ]),
  );
}

/** The newest requests of other people of the company. */
function companyOf(read: Kysely<Schema>, lead: LeadRow): Promise<LeadAnswer['sameCompanyAs']> {
  return read
    .selectFrom('leads')
    .select(['reference', 'name', 'email', 'state'])
    .where('id', 'in', sql<number>`(${ofCompanyOf(lead)})`)
    .where('state', '!=', 'merged')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}

export const deliveriesOf = (jobs: readonly JobRow[]): Delivery[] =>
  jobs.map((job) => ({
    id: job.id,
    kind: job.kind,
    createdAt: job.created_at,
    sentAt: job.sent_at,
    failedAt: job.failed_at,
    attempts: job.attempts,
    error: job.last_error,
    sentAgain: jobs.some(({ id, kind, reply_id }) => id > job.id && kind === job.kind && reply_id === job.reply_id),
  }));
