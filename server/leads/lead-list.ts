import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CsvColumn } from '../format/csv.ts';
import { terminalLine } from '../format/terminal-line.ts';
import { torontoStamp } from '../format/toronto-time.ts';
import type { LeadRow } from './tables.ts';

export type ListedLead = LeadRow & {
  mails_owed: number;
  mails_failed: number;
  /** The last error of an email that failed or did not reach every recipient. */
  mail_error: string | null;
  consents: string | null;
  /** When the visitor's call begins, and no cancelled one. */
  call_at: number | null;
};

/** Bounds the memory of an export. */
const pageSize = 500;

export async function* listLeads(read: Kysely<Schema>): AsyncGenerator<ListedLead> {
  let after = 0;
  for (;;) {
    const page = await leadsAfter(read, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

function leadsAfter(read: Kysely<Schema>, after: number): Promise<ListedLead[]> {
  const jobs = sql`select count(*) from jobs where jobs.lead_id = leads.id`;
  return read
    .selectFrom('leads')
    .selectAll()
    .select([
      sql<number>`(${jobs} and sent_at is null and failed_at is null)`.as('mails_owed'),
      sql<number>`(${jobs} and failed_at is not null)`.as('mails_failed'),
      sql<string | null>`(select min(last_error) from jobs where jobs.lead_id = leads.id)`.as('mail_error'),
      sql<string | null>`(select min(text_id) from consents where consents.lead_id = leads.id)`.as('consents'),
      sql<number | null>`(select starts_at from appointments where appointments.lead_id = leads.id
        and seat is not null)`.as('call_at'),
    ])
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

export function leadState({ suspicion, mails_failed, mails_owed, mail_error }: ListedLead): string {
  const state =
    mails_failed > 0 ? 'mail failed' : mails_owed > 0 ? 'mail waiting' : mail_error ? 'mailed in part' : 'mailed';
  const mail = mail_error ? `${state} (${mail_error})` : state;
  return suspicion ? `quarantined (${suspicion}), ${mail}` : mail;
}

/** Reference, Toronto time, email, form, state. */
export function leadLine(lead: ListedLead): string {
  return terminalLine([lead.reference, torontoStamp(lead.received_at), lead.email, lead.form, leadState(lead)]);
}

export const leadColumns: readonly CsvColumn<ListedLead>[] = [
  ['reference', (lead) => lead.reference],
  ['received', (lead) => new Date(lead.received_at).toISOString()],
  ['form', (lead) => lead.form],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['phone', (lead) => lead.phone],
  ['company', (lead) => lead.company],
  ['service', (lead) => lead.service],
  ['employeeCount', (lead) => lead.employee_count],
  ['message', (lead) => lead.message],
  ['details', (lead) => lead.details],
  ['page', (lead) => lead.page],
  ['origin', (lead) => lead.origin],
  ['consent', (lead) => lead.consents],
  ['promise', (lead) => lead.promise],
  ['promisedBy', (lead) => new Date(lead.promised_by).toISOString()],
  ['call', (lead) => (lead.call_at === null ? null : new Date(Number(lead.call_at)).toISOString())],
  ['suspicion', (lead) => lead.suspicion],
  ['state', leadState],
  ['stage', (lead) => lead.state],
  ['nextStep', (lead) => lead.next_step],
];
