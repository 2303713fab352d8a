import { companyDay } from '../../../shared/company/calendar-day.ts';
import { peoplePaths, readPeopleFilter, type Unsubscription, unsubscription } from '../../../shared/staff/people.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Newsletter } from '../../newsletter/create-newsletter.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { People } from '../people/create-people.ts';
import { companyAnswerSchema, knownPersonAnswerSchema, peopleAnswerSchema } from './people-answer-schemas.ts';

type Needs = { people: People; newsletter: Newsletter; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

/** The list is for sales, its export for administrators. */
export const staffPeople = ({ people, newsletter, staff }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: peoplePaths.people,
    summary: 'Everybody who is known: from requests, chats, imports and the newsletter.',
    answer: { status: 200, about: 'People.', schema: peopleAnswerSchema },
    handle: async (exchange) => {
      const { query, unattended } = exchange;
      const filter = readPeopleFilter(query);
      const offset = Math.max(0, numberOf(query.get('offset') ?? '0'));
      const json = await people.list({ filter, me: memberOf(exchange).id, offset });
      const how = { filter: query.toString(), unattended };
      await staff.noteReading(memberOf(exchange), { action: filter.q ? 'people searched' : 'people listed' }, how);
      return { status: 200, json };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: peoplePaths.person,
    summary: 'One person: requests, notes, chats, imports and newsletter.',
    answer: { status: 200, about: 'The person.', schema: knownPersonAnswerSchema },
    handle: async (exchange) => {
      const json = await people.person(exchange.query.get('id') ?? '');
      if (!json) throw new Refusal('not-found');
      const { unattended, query } = exchange;
      // No email in the audit log, which outlives the person.
      const deed = { action: 'person read', about: json.person.reference };
      await staff.noteReading(memberOf(exchange), deed, { filter: query.toString(), unattended });
      return { status: 200, json };
    },
  },
  writeRoute<Unsubscription>({
    ...sales,
    method: 'POST',
    path: peoplePaths.unsubscribe,
    summary: 'End the letters to a person who asked for it by email, on a form or on the phone.',
    answer: doneAnswer('They have ended, as by the link of an issue; no import subscribes the person.'),
    judged: false,
    body: { schemas: [unsubscription], examples: { usual: { email: 'jo@firm.example' } } },
    handle: async (exchange) => {
      const { email } = exchange.body;
      const known = await people.person(email);
      const reference = known?.person.reference ?? null;
      if ((await newsletter.unsubscribeAddress(memberOf(exchange), email, reference)) === 'unknown')
        throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
  {
    ...sales,
    method: 'GET',
    path: peoplePaths.company,
    summary: 'One company: who named it, and their requests.',
    answer: { status: 200, about: 'The company.', schema: companyAnswerSchema },
    handle: async (exchange) => {
      const json = await people.company(exchange.query.get('name') ?? '');
      if (!json) throw new Refusal('not-found');
      const { unattended, query } = exchange;
      await staff.noteReading(memberOf(exchange), { action: 'company read' }, { filter: query.toString(), unattended });
      return { status: 200, json };
    },
  },
  {
    ...admin,
    method: 'GET',
    path: peoplePaths.exportCsv,
    summary: 'Everybody whom the filter leaves, as CSV.',
    answer: { status: 200, about: 'People.', type: 'text/csv' },
    handle: async (exchange) => {
      const filter = readPeopleFilter(exchange.query);
      await staff.note(memberOf(exchange), { action: 'people exported' });
      const name = `people-${companyDay(new Date())}.csv`;
      return {
        status: 200,
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
        pieces: people.export(filter, memberOf(exchange).id),
      };
    },
  },
];
