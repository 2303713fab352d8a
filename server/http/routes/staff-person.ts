import { type Merge, merge, mergePath, personPath } from '../../../widgets/contract/person.ts';
import { Refusal } from '../refusal.ts';
import { type Route, writeRoute } from '../route.ts';
import { memberOf } from './staff-sessions.ts';

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;

/** All requests of a person, and showing them as one. */
export const staffPerson: readonly Route[] = [
  {
    ...sales,
    method: 'GET',
    path: personPath(':reference'),
    summary: 'All requests of the person who sent a lead, with everything that belongs to them.',
    handle: async (exchange) => {
      const { services, params, unattended } = exchange;
      const reference = params.reference ?? '';
      const person = await services.inboxTools.person(reference);
      if (!person) throw new Refusal('not-found');
      const deed = { action: 'person read', about: reference };
      await services.staff.noteReading(memberOf(exchange), deed, { filter: '', unattended });
      return { status: 200, json: person };
    },
  },
  writeRoute<Merge>({
    ...sales,
    method: 'POST',
    path: mergePath(':reference'),
    summary: 'Show other requests of a person as one with a lead; undone like a change of many.',
    judged: false,
    body: { schemas: [merge] },
    handle: async (exchange) => {
      const { services, params, body } = exchange;
      const answer = await services.inboxTools.merge(memberOf(exchange), params.reference ?? '', body);
      if (answer === 'unknown') throw new Refusal('not-found');
      return { status: 200, json: answer };
    },
  }),
];
