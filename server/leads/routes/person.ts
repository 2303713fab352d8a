import { appointmentPath } from '../../../shared/staff/inbox.ts';
import { type Merge, merge, mergePath, personPath } from '../../../shared/staff/person.ts';
import { staffPath } from '../../../shared/staff/staff.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { InboxTools } from '../inbox/create-inbox-tools.ts';
import { bulkAnswerSchema } from './lead-answer-schemas.ts';
import { personAnswerSchema } from './people-answer-schemas.ts';

type Needs = { inboxTools: InboxTools; siteOrigin: string; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;

async function* inOnePiece(text: string) {
  yield text;
}

export const staffPerson = ({ inboxTools, siteOrigin, staff }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: personPath(':reference'),
    summary: 'All requests of the person who sent a lead, with everything that belongs to them.',
    answer: { status: 200, about: 'The person.', schema: personAnswerSchema },
    handle: async (exchange) => {
      const { params, unattended } = exchange;
      const reference = params.reference ?? '';
      const person = await inboxTools.person(reference);
      if (!person) throw new Refusal('not-found');
      const deed = { action: 'person read', about: reference };
      await staff.noteReading(memberOf(exchange), deed, { filter: '', unattended });
      return { status: 200, json: person };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: appointmentPath(':reference'),
    summary: 'The next step of a lead as a calendar file.',
    answer: { status: 200, about: 'The next step.', type: 'text/calendar' },
    handle: async (exchange) => {
      const { params } = exchange;
      const reference = params.reference ?? '';
      const page = `${siteOrigin}${staffPath}#/lead/${reference}`;
      const file = await inboxTools.appointment(reference, page);
      if (file === undefined) throw new Refusal('not-found');
      await staff.note(memberOf(exchange), { action: 'appointment exported', about: reference });
      return {
        status: 200,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${reference}.ics"`,
        },
        pieces: inOnePiece(file),
      };
    },
  },
  writeRoute<Merge>({
    ...sales,
    method: 'POST',
    path: mergePath(':reference'),
    summary: 'Show other requests of a person as one with a lead; undone like a change of many.',
    answer: {
      status: 200,
      about: 'How many were merged, which were left, and the act to undo.',
      schema: bulkAnswerSchema,
    },
    judged: false,
    body: { schemas: [merge], examples: { usual: { leads: [{ reference: 'K7P-4QX', version: 3 }] } } },
    handle: async (exchange) => {
      const { params, body } = exchange;
      const answer = await inboxTools.merge(memberOf(exchange), params.reference ?? '', body);
      if (answer === 'unknown') throw new Refusal('not-found');
      return { status: 200, json: answer };
    },
  }),
];
