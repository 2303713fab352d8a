import * as z from 'zod/mini';
import {
  type PresenceAnswer,
  type PresenceRequest,
  presenceRequest,
  staffChatPaths,
} from '../../../shared/staff/staff-chats.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf } from '../../http/member-of.ts';
import { type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Chat } from '../create-chat.ts';

type Needs = { chat: Chat; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;

export const staffPresence = ({ chat, staff }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: staffChatPaths.presence,
    summary: 'Colleagues who have a place of the staff page open.',
    answer: {
      status: 200,
      about: 'Their addresses, and those of who is writing there.',
      schema: z.object({ others: z.array(z.string()), writing: z.array(z.string()) }),
    },
    handle: async (exchange) => {
      const place = exchange.query.get('place') ?? '';
      const json: PresenceAnswer = await staff.presence.others(memberOf(exchange), place);
      return { status: 200, json };
    },
  },
  writeRoute<PresenceRequest>({
    ...sales,
    method: 'PUT',
    path: staffChatPaths.presence,
    summary: 'Say what a tab of the staff page shows.',
    answer: doneAnswer('Noted.'),
    judged: false,
    body: {
      schemas: [presenceRequest],
      examples: { usual: { tab: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31', place: 'leads' } },
    },
    handle: async (exchange) => {
      const { body, unattended } = exchange;
      const member = memberOf(exchange);
      const saved = staff.presence.keep(member, body.tab, body);
      // An unattended page must not hold a conversation.
      await Promise.all([saved, unattended || chat.staffChats.seen(member)]);
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute({
    ...sales,
    method: 'DELETE',
    path: `${staffChatPaths.presence}/:id`,
    summary: 'Say that a tab of the staff page is closed.',
    answer: doneAnswer('Noted.'),
    judged: false,
    handle: async (exchange) => {
      await staff.presence.drop(memberOf(exchange), exchange.params.id ?? '');
      return { status: 200, json: { ok: true } };
    },
  }),
];
