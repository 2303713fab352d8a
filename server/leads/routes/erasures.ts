import * as z from 'zod/mini';
import { type AddressToErase, addressToErase, erasurePaths } from '../../../shared/staff/erasures.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Inbox } from '../inbox/create-inbox.ts';
import { keptOfAddressSchema } from './lead-answer-schemas.ts';

type Needs = { inbox: Inbox; staff: Staff };

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

/** Erasing by address, for people without a request: who only chatted, was imported, asked for the newsletter or wrote about another's. */
export const staffErasures = ({ inbox, staff }: Needs): readonly Route[] => [
  writeRoute<AddressToErase>({
    ...admin,
    method: 'POST',
    path: erasurePaths.check,
    summary: 'What is kept of an address, in counts. Writes nothing but the audit log.',
    answer: { status: 200, about: 'Counts.', schema: keptOfAddressSchema },
    judged: false,
    body: { schemas: [addressToErase], examples: { usual: { email: 'jo@firm.example' } } },
    handle: async (exchange) => {
      const json = await inbox.keptOf(exchange.body.email);
      await staff.note(memberOf(exchange), { action: 'address looked up' });
      return { status: 200, json };
    },
  }),
  writeRoute<AddressToErase>({
    ...admin,
    method: 'POST',
    path: erasurePaths.erasures,
    summary: 'Erase the person of an address: requests, chats, contacts, newsletter.',
    answer: { status: 200, about: 'How many requests were erased.', schema: z.object({ erased: z.number() }) },
    judged: false,
    body: { schemas: [addressToErase], examples: { usual: { email: 'jo@firm.example' } } },
    handle: async (exchange) => {
      const erased = await inbox.erase(memberOf(exchange), { email: exchange.body.email });
      if (erased === undefined) throw new Refusal('not-found');
      return { status: 200, json: { erased } };
    },
  }),
];
