import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { tellsOfEmergency } from '../../../shared/chat/is-emergency.ts';
import {
  type InboxAnswer,
  type InboxCountAnswer,
  type InboxItem,
  type InboxView,
  inboxPage,
  inboxViews,
  type LeadState,
} from '../../../shared/staff/inbox.ts';
import type { InboxFilter } from '../../../shared/staff/inbox-filter.ts';
import type { Schema } from '../../database/schema.ts';
import { requestLabel } from '../service-label.ts';
import { inPartialIndex } from '../tables.ts';
import { applyFilter, type LeadQuery } from './apply-filter.ts';
import { excerptOf } from './excerpt-of.ts';
import { inProgress } from './in-progress.ts';
import { ordered } from './lead-order.ts';
import { sameCompany } from './same-company.ts';
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

/** What the person wrote in the newest request that was merged into this one. */
const laterMessage = sql<string | null>`(select part.message from leads as part
  where part.merged_into = leads.id and part.message is not null order by part.id desc limit 1)`;

/** More are not counted, so that someone who sends thousands does not slow the list of leads. */
const mostEarlier = 100;

/** Earlier requests of a lead's person. The condition compares `lower(email)`, as its index does. */
const earlierOnes = sql`(select other.state from leads as other
  where lower(other.email) = lower(leads.email) and other.id < leads.id limit ${sql.lit(mostEarlier)}) as other`;
const earlier = sql<number>`(select count(*) from ${earlierOnes} where other.state not in ('spam', 'quarantine'))`;
const isCustomer = sql<number>`exists (select 1 from ${earlierOnes} where other.state = 'won')`;

/** Of the request itself, or of one that was merged into it. */
const callAt = sql<number | null>`coalesce(appointments.starts_at, (select max(its.starts_at) from leads as part
  join appointments as its on its.lead_id = part.id where part.merged_into = leads.id and its.seat is not null))`;

/** Runs a query of leads; the caller sets conditions and order. */
export async function inboxItems(leads: LeadQuery): Promise<InboxItem[]> {
  const rows = await leads
    .leftJoin('staff', 'staff.id', 'leads.owner_id')
    .leftJoin('appointments', (join) =>
      join.onRef('appointments.lead_id', '=', 'leads.id').on('appointments.seat', 'is not', null),
    )
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
      'leads.phone',
      'leads.company',
      'leads.message',
      'leads.service',
      'leads.next_step',
      'leads.next_step_at',
      'leads.snoozed_until',
      'leads.wrote_at',
      'lead_openings.at as opened_at',
      'opener.email as opened_by',
      'staff.email as owner',
      'leads.version',
      callAt.as('call_at'),
      mailFailed.as('mail_failed'),
      merged.as('merged'),
      laterMessage.as('later_message'),
      earlier.as('earlier'),
      sameCompany.as('same_company'),
      isCustomer.as('is_customer'),
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
    phone: row.phone,
    company: row.company,
    excerpt: excerptOf(row.message ?? row.later_message),
    emergency: [row.message, row.later_message].some((words) => words !== null && tellsOfEmergency(words)),
    earlier: Number(row.earlier),
    sameCompany: Number(row.same_company),
    isCustomer: Boolean(row.is_customer),
    subject: requestLabel(row),
    owner: row.owner,
    nextStep: row.next_step,
    nextStepAt: row.next_step_at,
    mailFailed: Boolean(row.mail_failed),
    openedBy: row.opened_by,
    openedAt: row.opened_at,
    snoozedUntil: row.snoozed_until,
    wroteAt: row.wrote_at,
    callAt: row.call_at === null ? null : Number(row.call_at),
    version: row.version,
    merged: Number(row.merged),
  }));
}

export async function readInbox(read: Kysely<Schema>, query: InboxQuery, now: number): Promise<InboxAnswer> {
  const found = await holdsWords(read, query.words);
  const [items, counts] = await Promise.all([itemsOf(read, query, found, now), counted(read, now)]);
  const page = items.slice(0, inboxPage);
  return { items: isByPromise(query) ? emergenciesFirst(page) : page, more: items.length > inboxPage, counts, now };
}

const isByPromise = ({ view, filter }: InboxQuery): boolean => view === 'new' && !filter.sort;

/** Of a page: its promise may end long after the first ones. */
const emergenciesFirst = (items: readonly InboxItem[]): InboxItem[] =>
  items.toSorted((one, other) => Number(other.emergency) - Number(one.emergency));

/** A page, and one more if there are more. */
async function itemsOf(
  read: Kysely<Schema>,
  query: InboxQuery,
  found: RawBuilder<SqlBool> | undefined,
  now: number,
): Promise<InboxItem[]> {
  const { view, filter, offset } = query;
  const limit = inboxPage + 1;
  const leads = narrowed(read.selectFrom('leads'), query, found, now);
  // The references first: SQLite works out all of a row before it sorts, of thousands as of those that are shown.
  const isUsual = view === 'working' && !filter.sort;
  const page = isUsual
    ? await inProgress(read, leads, { now, offset, limit })
    : await referencesOf(ordered(leads, view, filter.sort).limit(limit).offset(offset));
  if (page.length === 0) return [];
  const items = await inboxItems(read.selectFrom('leads').where('leads.reference', 'in', page));
  return items.toSorted((one, other) => page.indexOf(one.reference) - page.indexOf(other.reference));
}

async function referencesOf(leads: LeadQuery): Promise<string[]> {
  const rows = await leads.select('leads.reference').execute();
  return rows.map(({ reference }) => reference);
}

function narrowed(
  all: LeadQuery,
  { view, filter, me }: InboxQuery,
  found: RawBuilder<SqlBool> | undefined,
  now: number,
): LeadQuery {
  const states = viewStates[view];
  let leads = all;
  if (view === 'working' || view === 'closed') leads = leads.where(sql.raw<SqlBool>(`leads.${inPartialIndex[view]}`));
  else if (states) leads = leads.where('leads.state', 'in', states);
  else leads = leads.where('leads.state', '!=', 'merged');
  if (view === 'snoozed') leads = leads.where('leads.snoozed_until', '>', now);
  if (view === 'new' || view === 'working') leads = leads.where(sql`coalesce(leads.snoozed_until, 0)`, '<=', now);
  leads = applyFilter(leads, filter, me, now);
  return found ? leads.where(found) : leads;
}

/** What leaves the leads of a view that the filter and words leave, for the export. */
export async function narrowTo(read: Kysely<Schema>, query: InboxQuery, now: number) {
  const found = await holdsWords(read, query.words);
  return (leads: LeadQuery) => narrowed(leads, query, found, now);
}

/** The numbers of the bar, without those of the other views. */
export async function countInbox(read: Kysely<Schema>, now: number): Promise<InboxCountAnswer> {
  const { count, overdue } = await read
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(case when promised_by < ${now} then 1 else 0 end), 0)`.as('overdue'))
    .where('state', '=', 'new')
    .where(sql`coalesce(snoozed_until, 0)`, '<=', now)
    .executeTakeFirstOrThrow();
  const { newest } = await read
    .selectFrom('leads')
    .select(({ fn }) => fn.max('id').as('newest'))
    // What is held back as spam rings nobody.
    .where('state', '!=', 'quarantine')
    .executeTakeFirstOrThrow();
  return { new: Number(count), overdue: Number(overdue), newest: Number(newest) };
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
  // Not grouped: SQLite would read every lead in the order of states.
  const snoozed = await read
    .selectFrom('leads')
    .select(['state', 'promised_by', sql<number>`1`.as('count')])
    .where('snoozed_until', '>', now)
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
    overdue:
      Number(overdue.count) - snoozed.filter(({ state, promised_by }) => state === 'new' && promised_by < now).length,
  };
}
