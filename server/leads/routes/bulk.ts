import { type BulkChange, bulkChange, bulkPath, undoPath } from '../../../shared/staff/bulk.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { InboxTools } from '../inbox/create-inbox-tools.ts';
import { bulkAnswerSchema, undoneSchema } from './lead-answer-schemas.ts';

type Needs = { inboxTools: InboxTools };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;

export const staffBulk = ({ inboxTools }: Needs): readonly Route[] => [
  writeRoute<BulkChange>({
    ...sales,
    method: 'POST',
    path: bulkPath,
    summary: 'Change the state or owner of many leads; those a colleague changed meanwhile are left out and named.',
    answer: {
      status: 200,
      about: 'How many were changed, which were left, and the act to undo.',
      schema: bulkAnswerSchema,
    },
    judged: false,
    body: {
      schemas: [bulkChange],
      examples: { usual: { leads: [{ reference: 'K7P-4QX', version: 3 }], state: 'contacted' } },
    },
    handle: async (exchange) => {
      const answer = await inboxTools.changeMany(memberOf(exchange), exchange.body);
      if (answer === 'unknown owner')
        throw new Refusal('invalid-fields', { fields: { owner: 'Choose a colleague from the list.' } });
      return { status: 200, json: answer };
    },
  }),
  writeRoute({
    ...sales,
    method: 'POST',
    path: `${undoPath}/:id`,
    summary: 'Undo a change of many leads; those that were changed since are left out and named.',
    answer: { status: 200, about: 'How many were changed back, and which were left.', schema: undoneSchema },
    judged: false,
    handle: async (exchange) => {
      const member = memberOf(exchange);
      const undone = await inboxTools.undo(member, numberOf(exchange.params.id), member.role === 'admin');
      if (undone === 'unknown') throw new Refusal('not-found');
      if (undone === 'changed since') throw new Refusal('undo-too-late');
      if (undone === 'later first') throw new Refusal('undo-later-first');
      return { status: 200, json: undone };
    },
  }),
];
