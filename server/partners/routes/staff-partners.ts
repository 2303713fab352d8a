import * as z from 'zod/mini';
import { type NewPartner, newPartner, type PartnersAnswer, partnerPaths } from '../../../shared/staff/partners.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Partners } from '../create-partners.ts';
import { partnerItemSchema } from './answer-schemas.ts';

type Needs = { partners: Partners; siteOrigin: string };

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

const wrong = {
  'no origin': 'This is no address of a site. Write it as https://www.partner.example.',
  listed: 'This site is listed already.',
};

export const staffPartners = ({ partners, siteOrigin }: Needs): readonly Route[] => [
  {
    ...admin,
    method: 'GET',
    path: partnerPaths.partners,
    summary: 'The partners, with the leads that each brought.',
    answer: {
      status: 200,
      about: 'The partners.',
      schema: z.object({ partners: z.array(partnerItemSchema), siteOrigin: z.string() }),
    },
    handle: async () => ({
      status: 200,
      json: { partners: await partners.list(), siteOrigin } satisfies PartnersAnswer,
    }),
  },
  writeRoute<NewPartner>({
    ...admin,
    method: 'POST',
    path: partnerPaths.partners,
    summary: 'Let the pages of a partner use the widgets.',
    answer: doneAnswer('Added.', 201),
    judged: false,
    body: {
      schemas: [newPartner],
      examples: { usual: { origin: 'https://www.partner.example', name: 'Partner Ltd.' } },
    },
    handle: async (exchange) => {
      const outcome = await partners.add(memberOf(exchange), exchange.body);
      if (outcome !== 'added') throw new Refusal('invalid-fields', { fields: { origin: wrong[outcome] } });
      return { status: 201, json: { ok: true } };
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: `${partnerPaths.partners}/:id`,
    summary: 'Take a partner off the list; its leads stay.',
    answer: doneAnswer('Removed.'),
    judged: false,
    handle: async (exchange) => {
      const id = numberOf(exchange.params.id);
      if (!(await partners.remove(memberOf(exchange), id))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
];
