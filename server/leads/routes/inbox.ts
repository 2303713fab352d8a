import * as z from 'zod/mini';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import {
  emailsPath,
  type InboxView,
  inboxPaths,
  inboxViews,
  type LeadChange,
  leadChange,
  type NewCall,
  newCall,
  newNote,
} from '../../../shared/staff/inbox.ts';
import { readFilter } from '../../../shared/staff/inbox-filter.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Exchange, type Reply, type Route, type WriteExchange, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Inbox } from '../inbox/create-inbox.ts';
import type { ActOutcome, ChangeOutcome } from '../inbox/inbox-writes.ts';
import type { InboxQuery } from '../inbox/read-inbox.ts';
import type { Duty } from '../notices/create-notices.ts';
import {
  inboxAnswerSchema,
  inboxCountAnswerSchema,
  leadAnswerSchema,
  olderEmailsSchema,
} from './lead-answer-schemas.ts';

type Needs = { duty: Duty; inbox: Inbox; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;
const oneLead = `${inboxPaths.leads}/:reference`;

const referenceOf = ({ params }: Exchange): string => params.reference ?? '';

/** For the API's description. */
const actAnswer = (about: string) => ({
  status: 200,
  about,
  schema: z.object({ ok: z.literal(true), act: z.number() }),
});

function settled(outcome: ChangeOutcome | ActOutcome): Reply {
  if (outcome === 'unknown') throw new Refusal('not-found');
  if (outcome === 'changed') throw new Refusal('changed-meanwhile');
  if (outcome === 'unknown owner')
    throw new Refusal('invalid-fields', { fields: { owner: 'Choose a colleague from the list.' } });
  return { status: 200, json: { ok: true, ...(outcome !== 'done' && outcome) } };
}

/** Audits unattended polling by an open page only once. */
function noteReading({ staff }: Needs, exchange: Exchange, action: string, about: string): Promise<void> {
  const { query, unattended } = exchange;
  return staff.noteReading(memberOf(exchange), { action, about }, { filter: query.toString(), unattended });
}

function queryOf(exchange: Exchange): InboxQuery {
  const { query } = exchange;
  const view = inboxViews.find((name) => name === query.get('view')) ?? ('new' satisfies InboxView);
  const filter = readFilter(query);
  const offset = Math.max(0, numberOf(query.get('offset') ?? '0'));
  return { view, words: filter.q ?? '', filter, me: memberOf(exchange).id, offset };
}

/** Export and erasure are for administrators, the rest for sales. */
export const staffInbox = (needs: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: inboxPaths.leads,
    summary: 'Leads of a view, those whose promise ends first at the top.',
    answer: { status: 200, about: 'Leads, and how many each view has.', schema: inboxAnswerSchema },
    handle: async (exchange) => {
      const query = queryOf(exchange);
      const answer = await needs.inbox.list(query);
      await noteReading(needs, exchange, query.words ? 'leads searched' : 'leads listed', query.view);
      return { status: 200, json: answer };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: inboxPaths.count,
    summary: 'How many leads wait for a first contact, and how many of their promises are broken.',
    answer: { status: 200, about: 'Counts.', schema: inboxCountAnswerSchema },
    handle: async () => ({ status: 200, json: await needs.inbox.count() }),
  },
  {
    ...sales,
    method: 'GET',
    path: oneLead,
    summary: 'Everything that is known of a lead and its person.',
    answer: { status: 200, about: 'The lead.', schema: leadAnswerSchema },
    handle: async (exchange) => {
      const reference = referenceOf(exchange);
      if (!exchange.unattended) await needs.duty.opened(memberOf(exchange), reference);
      const lead = await needs.inbox.lead(reference);
      if (!lead) throw new Refusal('not-found');
      await noteReading(needs, exchange, 'lead read', reference);
      return { status: 200, json: lead };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: emailsPath(':reference'),
    summary: 'Emails of a lead’s history before one of them.',
    query: { before: 'The number of an email in the history.' },
    answer: { status: 200, about: 'Emails, and how many are older.', schema: olderEmailsSchema },
    handle: async (exchange) => {
      const reference = referenceOf(exchange);
      const emails = await needs.inbox.olderEmails(reference, numberOf(exchange.query.get('before') ?? ''));
      if (!emails) throw new Refusal('not-found');
      await noteReading(needs, exchange, 'lead read', reference);
      return { status: 200, json: emails };
    },
  },
  writeRoute<LeadChange>({
    ...sales,
    method: 'PATCH',
    path: oneLead,
    summary: 'Change a lead’s state, owner or next step; refused when a colleague was faster.',
    answer: actAnswer('Changed; `act` undoes it.'),
    judged: false,
    body: {
      schemas: [leadChange],
      examples: { usual: { version: 3, state: 'contacted', owner: 'sam@firm.example', nextStep: 'Send the quote' } },
    },
    handle: async (exchange) =>
      settled(await needs.inbox.change(memberOf(exchange), referenceOf(exchange), exchange.body)),
  }),
  writeRoute<{ text: string }>({
    ...sales,
    method: 'POST',
    path: `${oneLead}/notes`,
    summary: 'Add a note to a lead.',
    answer: actAnswer('Added; `act` undoes it.'),
    judged: false,
    body: { schemas: [newNote], examples: { usual: { text: 'Wants a visit before the lease ends.' } } },
    handle: async (exchange) =>
      settled(await needs.inbox.note(memberOf(exchange), referenceOf(exchange), exchange.body.text)),
  }),
  writeRoute<{ text: string }>({
    ...sales,
    method: 'PUT',
    path: `${oneLead}/notes/:event`,
    summary: 'Correct one’s own note.',
    answer: doneAnswer('Corrected.'),
    judged: false,
    body: { schemas: [newNote], examples: { usual: { text: 'Wants a visit before the lease ends in May.' } } },
    handle: async (exchange) => {
      const { body, params } = exchange;
      const event = numberOf(params.event);
      return settled(await needs.inbox.correctNote(memberOf(exchange), referenceOf(exchange), event, body.text));
    },
  }),
  writeRoute<NewCall>({
    ...sales,
    method: 'POST',
    path: `${oneLead}/calls`,
    summary: 'Write down a call: the lead is contacted.',
    answer: {
      status: 200,
      about: 'Written down; `act` undoes it.',
      schema: z.object({ ok: z.literal(true), act: z.number(), contacted: z.boolean() }),
    },
    judged: false,
    body: { schemas: [newCall], examples: { usual: { outcome: 'spoke' } } },
    handle: async (exchange) => {
      const outcome = await needs.inbox.call(memberOf(exchange), referenceOf(exchange), exchange.body);
      if (outcome === 'unknown') throw new Refusal('not-found');
      return { status: 200, json: { ok: true, ...outcome } };
    },
  }),
  writeRoute({
    ...sales,
    method: 'POST',
    path: `${oneLead}/mails/:id`,
    summary: 'Send a mail about a lead again.',
    answer: doneAnswer('Due now.'),
    judged: false,
    handle: async (exchange) => {
      const job = numberOf(exchange.params.id);
      return settled(await needs.inbox.resend(memberOf(exchange), referenceOf(exchange), job));
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: oneLead,
    summary: 'Erase a person: all requests with the same email.',
    answer: { status: 200, about: 'How many requests were erased.', schema: z.object({ erased: z.number() }) },
    judged: false,
    handle: async (exchange: WriteExchange<unknown>) => {
      const erased = await needs.inbox.erase(memberOf(exchange), { reference: referenceOf(exchange) });
      if (erased === undefined) throw new Refusal('not-found');
      return { status: 200, json: { erased } };
    },
  }),
  {
    ...admin,
    method: 'GET',
    path: inboxPaths.exportCsv,
    summary: 'The leads of a view that the filter leaves, as CSV.',
    answer: { status: 200, about: 'The leads.', type: 'text/csv' },
    handle: async (exchange) => {
      const query = queryOf(exchange);
      await needs.staff.note(memberOf(exchange), { action: 'leads exported', about: query.view });
      const name = `leads-${companyDay(new Date())}.csv`;
      return {
        status: 200,
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
        pieces: await needs.inbox.export(query),
      };
    },
  },
];
