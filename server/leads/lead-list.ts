import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { hours } from '../../shared/company/hours.ts';
import type { Schema } from '../database/schema.ts';
import { companyStamp } from '../format/company-time.ts';
import type { CsvColumn } from '../format/csv.ts';
import { terminalLine } from '../format/terminal-line.ts';
import { detailFacts } from './detail-facts.ts';
import { contactedAt, type LeadRow } from './tables.ts';

export type ListedLead = LeadRow & {
  /** Email, and the name that the colleague has set. */
  owner: string | null;
  owner_name: string | null;
  /** When it was first answered. */
  contacted_at: number | null;
  /** Reference of the request that it was merged into. */
  first: string | null;
  /** Notes and replies, oldest first. */
  written: { at: number; who: string | null; kind: string; detail: string }[];
  mails_owed: number;
  mails_failed: number;
  /** The last error of an email that failed or did not reach every recipient. */
  mail_error: string | null;
  consents: string | null;
  /** When the visitor's call begins, and no cancelled one. */
  call_at: number | null;
};

/** Bounds the memory of an export, and how long others wait for a page of it. */
const pageSize = 100;

/** Leaves leads out. */
export type Narrow = (leads: LeadQuery) => LeadQuery;
type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>;

/** Every lead, or those that are left, oldest first. */
export async function* listLeads(read: Kysely<Schema>, narrow: Narrow = (all) => all): AsyncGenerator<ListedLead> {
  let after = 0;
  for (;;) {
    const page = await leadsAfter(read, after, narrow);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
    // Other requests run between the pages: SQLite reads on the main thread.
    await turn();
  }
}

async function leadsAfter(read: Kysely<Schema>, after: number, narrow: Narrow): Promise<ListedLead[]> {
  const jobs = sql`select count(*) from jobs where jobs.lead_id = leads.id`;
  const rows = await narrow(read.selectFrom('leads'))
    .selectAll('leads')
    .select([
      sql<string | null>`(select email from staff where staff.id = leads.owner_id)`.as('owner'),
      sql<string | null>`(select name from staff where staff.id = leads.owner_id)`.as('owner_name'),
      sql<string | null>`(select reference from leads as first where first.id = leads.merged_into)`.as('first'),
      sql<number | null>`${sql.raw(contactedAt)}`.as('contacted_at'),
      sql<number>`(${jobs} and sent_at is null and failed_at is null)`.as('mails_owed'),
      sql<number>`(${jobs} and failed_at is not null)`.as('mails_failed'),
      sql<string | null>`(select min(last_error) from jobs where jobs.lead_id = leads.id)`.as('mail_error'),
      sql<string | null>`(select min(text_id) from consents where consents.lead_id = leads.id)`.as('consents'),
      sql<number | null>`(select starts_at from appointments where appointments.lead_id = leads.id
        and seat is not null)`.as('call_at'),
    ])
    .where('leads.id', '>', after)
    .orderBy('leads.id')
    .limit(pageSize)
    .execute();
  const written = await writtenOf(
    read,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    contacted_at: row.contacted_at === null ? null : Number(row.contacted_at),
    call_at: row.call_at === null ? null : Number(row.call_at),
    written: written.get(row.id) ?? [],
  }));
}

async function writtenOf(read: Kysely<Schema>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ListedLead['written']>();
  const rows = await read
    .selectFrom('lead_events')
    .leftJoin('staff', 'staff.id', 'staff_id')
    .select(['lead_id', 'at', sql<string | null>`coalesce(staff.name, staff.email)`.as('who'), 'kind', 'detail'])
    .where('lead_id', 'in', ids)
    .where('kind', 'in', ['note', 'reply'])
    .orderBy('lead_events.id')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
}

export function leadState({ suspicion, mails_failed, mails_owed, mail_error }: ListedLead): string {
  const state =
    mails_failed > 0 ? 'mail failed' : mails_owed > 0 ? 'mail waiting' : mail_error ? 'mailed in part' : 'mailed';
  const mail = mail_error ? `${state} (${mail_error})` : state;
  return suspicion ? `quarantined (${suspicion}), ${mail}` : mail;
}

/** Reference, time of the offices, email, form, state. */
export function leadLine(lead: ListedLead): string {
  return terminalLine([lead.reference, companyStamp(lead.received_at), lead.email, lead.form, leadState(lead)]);
}

const utc = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
const toronto = (moment: number | null) => (moment === null ? null : companyStamp(moment));

/** `2026-11-20 14:05, Sam Lee: text`, one a line. */
const writtenBy = ({ written }: ListedLead, kind: string): string =>
  written
    .filter((one) => one.kind === kind)
    .map(({ at, who, detail }) => `${companyStamp(at)}, ${who ?? 'the server'}: ${detail}`)
    .join('\n');

export const leadColumns: readonly CsvColumn<ListedLead>[] = [
  ['reference', (lead) => lead.reference],
  [`received (${hours.clock})`, (lead) => toronto(lead.received_at)],
  ['received (UTC)', (lead) => utc(lead.received_at)],
  ['state', (lead) => lead.state],
  ['lost because', (lead) => (lead.state === 'lost' ? lead.lost_reason : null)],
  ['owner', (lead) => lead.owner_name ?? lead.owner],
  ['owner email', (lead) => lead.owner],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['phone', (lead) => lead.phone],
  ['company', (lead) => lead.company],
  ['service', (lead) => lead.service],
  ['employees', (lead) => lead.employee_count],
  ['message', (lead) => lead.message],
  [
    'details',
    (lead) =>
      detailFacts(lead.details)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
  ],
  ['form', (lead) => lead.form],
  ['page', (lead) => lead.page],
  ['site', (lead) => lead.origin],
  ['agreed to', (lead) => lead.consents],
  ['promise', (lead) => lead.promise],
  [`promised by (${hours.clock})`, (lead) => toronto(lead.promised_by)],
  ['promised by (UTC)', (lead) => utc(lead.promised_by)],
  [`call (${hours.clock})`, (lead) => toronto(lead.call_at)],
  ['call (UTC)', (lead) => utc(lead.call_at)],
  [`first contact (${hours.clock})`, (lead) => toronto(lead.contacted_at)],
  ['first contact (UTC)', (lead) => utc(lead.contacted_at)],
  ['next step', (lead) => lead.next_step],
  [`next step at (${hours.clock})`, (lead) => toronto(lead.next_step_at)],
  ['merged into', (lead) => lead.first],
  ['notes', (lead) => writtenBy(lead, 'note')],
  ['replies', (lead) => writtenBy(lead, 'reply')],
  ['held back because', (lead) => lead.suspicion],
  ['emails', leadState],
];
