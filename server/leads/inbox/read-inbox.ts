import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type InboxAnswer,
  type InboxItem,
  type InboxView,
  inboxPage,
  inboxViews,
  type LeadState,
} from '../../../shared/staff/inbox.ts';
import type { InboxFilter } from '../../../shared/staff/inbox-filter.ts';
import type { Schema } from '../../database/schema.ts';
import { requestLabel } from '../service-label.ts';
import { applyFilter, type LeadQuery } from './apply-filter.ts';

import { holdsWords } from './search-leads.ts';

/** States per view; undefined: all. `new` and `working` exclude snoozed leads. */
const viewStates: Record<InboxView, readonly LeadState[] | undefined> = {
  new: ['new'],
  working: ['contacted', 'booked', 'proposal'],
  snoozed: ['new', 'contacted', 'booked', 'proposal'],
  closed: ['won', 'lost', 'spam'],
  quarantine: ['quarantine'],
  all: undefined,
};

export type InboxQuery = {
  view: InboxView;
  /** Search words, matched as prefixes. */
  words: string;
  filter: InboxFilter;
  me: number;
  offset: number;
};

const mailFailed = sql<number>`exists (select 1 from jobs where jobs.lead_id = leads.id and jobs.failed_at is not null
  and not exists (select 1 from jobs as later where later.lead_id = leads.id and later.kind = jobs.kind and later.id > jobs.id))`;

const merged = sql<number>`(select count(*) from leads as part where part.merged_into = leads.id)`;

/** Runs a query of leads; the caller sets conditions and order. */
export async function inboxItems(leads: LeadQuery): Promise<InboxItem[]> {
  const rows = await leads
    .leftJoin('staff', 'staff.id', 'leads.owner_id')
    .leftJoin('lead_openings', 'lead_openings.lead_id', 'leads.id')
    .leftJoin('staff as opener', 'opener.id', 'lead_openings.staff_id')
    .select([
      'leads.reference',
      'leads.received_at',
      'leads.promised_by',
      'leads.state',
      'leads.form',
      'leads.name',
      'leads.email',
      'leads.company',
      'leads.service',
      'leads.next_step',
      'leads.next_step_at',
      'leads.snoozed_until',
      'lead_openings.at as opened_at',
      'opener.email as opened_by',
      'staff.email as owner',
      'leads.version',
      mailFailed.as('mail_failed'),
      merged.as('merged'),
    ])
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    promisedBy: row.promised_by,
    state: row.state,
    form: row.form,
    name: row.name,
    email: row.email,
    company: row.company,
    subject: requestLabel(row),
    owner: row.owner,
    nextStep: row.next_step,
    nextStepAt: row.next_step_at,
    mailFailed: Boolean(row.mail_failed),
    openedBy: row.opened_by,
    openedAt: row.opened_at,
    snoozedUntil: row.snoozed_until,
    version: row.version,
    merged: Number(row.merged),
  }));
}

export async function readInbox(read: Kysely<Schema>, query: InboxQuery, now: number): Promise<InboxAnswer> {
  const found = await holdsWords(read, query.words);
  const [items, counts] = await Promise.all([inboxItems(chosen(read, query, found, now)), counted(read, now)]);
  return { items: items.slice(0, inboxPage), more: items.length > inboxPage, counts, now };
}

function chosen(
  read: Kysely<Schema>,
  { view, filter, me, offset }: InboxQuery,
  found: RawBuilder<SqlBool> | undefined,
  now: number,
): LeadQuery {
  const states = viewStates[view];
  let leads: LeadQuery = read
    .selectFrom('leads')
    .limit(inboxPage + 1)
    .offset(offset);
  // Literals: with parameters the planner cannot use the partial indexes on these states.
  if (states)
    leads = leads.where(sql<SqlBool>`leads.state in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`);
  else leads = leads.where('leads.state', '!=', 'merged');
  if (view === 'snoozed') leads = leads.where('leads.snoozed_until', '>', now);
  if (view === 'new' || view === 'working') leads = leads.where(sql`coalesce(leads.snoozed_until, 0)`, '<=', now);
  leads = applyFilter(leads, filter, me);
  if (found) leads = leads.where(found);
  if (view === 'new') return leads.orderBy('leads.promised_by').orderBy('leads.id');
  if (view === 'working')
    return leads.orderBy(sql`coalesce(leads.next_step_at, 9000000000000)`).orderBy('leads.id', 'desc');
  if (view === 'snoozed') return leads.orderBy('leads.snoozed_until').orderBy('leads.id');
  return leads.orderBy('leads.id', 'desc');
}

async function counted(read: Kysely<Schema>, now: number): Promise<InboxAnswer['counts']> {
  const byState = await read
    .selectFrom('leads')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const overdue = await read
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'new')
    .where('promised_by', '<', now)
    .executeTakeFirstOrThrow();
  const snoozed = await read
    .selectFrom('leads')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .select(sql<number>`sum(case when promised_by < ${now} then 1 else 0 end)`.as('overdue'))
    .where('snoozed_until', '>', now)
    .groupBy('state')
    .execute();
  const of = (view: InboxView, rows: { state: LeadState; count: number }[]) =>
    rows
      .filter(({ state }) => viewStates[view]?.includes(state) ?? state !== 'merged')
      .reduce((sum, { count }) => sum + Number(count), 0);
  const views = Object.fromEntries(inboxViews.map((view) => [view, of(view, byState)])) as Record<InboxView, number>;
  return {
    ...views,
    new: views.new - of('new', snoozed),
    working: views.working - of('working', snoozed),
    snoozed: of('snoozed', snoozed),
    overdue: Number(overdue.count) - Number(snoozed.find(({ state }) => state === 'new')?.overdue ?? 0),
  };
}
