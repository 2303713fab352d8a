import * as z from 'zod/mini';
import { choicesPath, type NewView, newView, viewsPath } from '../../../shared/staff/saved-views.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { InboxTools } from '../inbox/create-inbox-tools.ts';
import { inboxChoicesSchema, savedViewSchema } from './lead-answer-schemas.ts';

type Needs = { inboxTools: InboxTools };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;

export const staffViews = ({ inboxTools }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: choicesPath,
    summary: 'What the filters of the inbox offer: colleagues, forms, origins, services.',
    answer: { status: 200, about: 'The choices.', schema: inboxChoicesSchema },
    handle: async () => ({ status: 200, json: await inboxTools.choices() }),
  },
  {
    ...sales,
    method: 'GET',
    path: viewsPath,
    summary: 'One’s own saved views and those that colleagues share.',
    answer: { status: 200, about: 'The views.', schema: z.object({ views: z.array(savedViewSchema) }) },
    handle: async (exchange) => ({
      status: 200,
      json: { views: await inboxTools.views(memberOf(exchange)) },
    }),
  },
  writeRoute<NewView>({
    ...sales,
    method: 'POST',
    path: viewsPath,
    summary: 'Save a view of the inbox under a name.',
    answer: { status: 201, about: 'Saved.', schema: z.object({ id: z.number() }) },
    judged: false,
    body: {
      schemas: [newView],
      examples: { usual: { name: 'Mine', view: 'working', filter: 'owner=me', shared: false } },
    },
    handle: async (exchange) => {
      const id = await inboxTools.saveView(memberOf(exchange), exchange.body);
      if (id === 'full')
        throw new Refusal('invalid-fields', { fields: { name: 'Delete a view first: you have as many as fit.' } });
      return { status: 201, json: { id } };
    },
  }),
  writeRoute({
    ...sales,
    method: 'DELETE',
    path: `${viewsPath}/:id`,
    summary: 'Delete a saved view: one’s own; administrators any.',
    answer: doneAnswer('Deleted.'),
    judged: false,
    handle: async (exchange) => {
      const member = memberOf(exchange);
      if (!(await inboxTools.deleteView(member, numberOf(exchange.params.id), member.role === 'admin')))
        throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
];
