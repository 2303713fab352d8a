import { mostWebhooks, type NewWebhook, newWebhook, webhookPaths } from '../../shared/staff/webhooks.ts';
import { doneAnswer } from '../http/done.ts';
import { memberOf, numberOf } from '../http/member-of.ts';
import { Refusal } from '../http/refusal.ts';
import { type Route, writeRoute } from '../http/route.ts';
import { webhookAddedSchema, webhooksAnswerSchema } from './answer-schemas.ts';
import type { Webhooks } from './create-webhooks.ts';

type Needs = { webhooks: Webhooks };

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

const wrong = {
  'no address': 'Enter an address that begins with https:// and whose name is known.',
  closed: 'This address is inside a private network. Only addresses of the public internet are called.',
  full: `There are ${mostWebhooks} webhooks already. Remove one first.`,
};

export const staffWebhooks = ({ webhooks }: Needs): readonly Route[] => [
  {
    ...admin,
    method: 'GET',
    path: webhookPaths.webhooks,
    summary: 'The webhooks, with the last calls of each.',
    answer: { status: 200, about: 'The webhooks.', schema: webhooksAnswerSchema },
    handle: async () => ({ status: 200, json: await webhooks.list() }),
  },
  writeRoute<NewWebhook>({
    ...admin,
    method: 'POST',
    path: webhookPaths.webhooks,
    summary: 'Have an address called when something happens; the answer holds the key that signs the calls.',
    answer: { status: 201, about: 'Added; the key is shown once.', schema: webhookAddedSchema },
    judged: false,
    body: {
      schemas: [newWebhook],
      examples: { usual: { url: 'https://crm.firm.example/hook', events: ['lead.created'] } },
    },
    handle: async (exchange) => {
      const outcome = await webhooks.add(memberOf(exchange), exchange.body);
      if (typeof outcome === 'string') throw new Refusal('invalid-fields', { fields: { url: wrong[outcome] } });
      return { status: 201, json: outcome };
    },
  }),
  writeRoute({
    ...admin,
    method: 'POST',
    path: `${webhookPaths.webhooks}/:id/tests`,
    summary: 'Call a webhook once, as a test.',
    answer: doneAnswer('Due now.', 202),
    judged: false,
    handle: async (exchange) => {
      if (!(await webhooks.test(memberOf(exchange), numberOf(exchange.params.id)))) throw new Refusal('not-found');
      return { status: 202, json: { ok: true } };
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: `${webhookPaths.webhooks}/:id`,
    summary: 'Remove a webhook; what is owed to it is not sent.',
    answer: doneAnswer('Removed.'),
    judged: false,
    handle: async (exchange) => {
      if (!(await webhooks.remove(memberOf(exchange), numberOf(exchange.params.id)))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
];
