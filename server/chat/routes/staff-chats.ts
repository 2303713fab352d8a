import * as z from 'zod/mini';
import {
  chatViews,
  type JoinRequest,
  joinRequest,
  staffChatPaths,
  staffMessage,
} from '../../../shared/staff/staff-chats.ts';
import type { StaffActor } from '../../database/audit.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Exchange, type Reply, type Route, type WriteRoute, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Chat } from '../create-chat.ts';
import type { StaffChats } from '../create-staff-chats.ts';
import type { StaffChatOutcome } from '../staff-chat-writes.ts';
import {
  chatEntrySchema,
  chatGapSchema,
  chatsAnswerSchema,
  staffChatAnswerSchema,
  waitingAnswerSchema,
} from './staff-answer-schemas.ts';

type Needs = { chat: Chat; staff: Staff };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const oneChat = `${staffChatPaths.chats}/:id`;
const chatOf = ({ params }: Exchange): string => params.id ?? '';

function settled<Answer>(outcome: StaffChatOutcome | Answer): Answer | 'done' {
  if (outcome === 'unknown') throw new Refusal('unknown-conversation');
  if (outcome === 'taken') throw new Refusal('chat-taken');
  return outcome as Answer | 'done';
}

/** Audits a read once per session: an open page reloads with every message. */
function noteReading({ staff }: Needs, exchange: Exchange, action: string, about: string): Promise<void> {
  return staff.noteReading(memberOf(exchange), { action, about }, { filter: '', unattended: true });
}

const acting = (
  { chat }: Needs,
  path: string,
  summary: string,
  act: (staffChats: StaffChats, id: string, member: StaffActor) => Promise<StaffChatOutcome>,
): WriteRoute =>
  writeRoute({
    ...sales,
    method: 'POST',
    path: `${oneChat}/${path}`,
    summary,
    answer: doneAnswer('Done.'),
    judged: false,
    handle: async (exchange): Promise<Reply> => {
      settled(await act(chat.staffChats, chatOf(exchange), memberOf(exchange)));
      return { status: 200, json: { ok: true } };
    },
  });

export const staffChats = (needs: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: staffChatPaths.chats,
    summary: 'Conversations with the assistant: those that wait for a person, the most pressing first, or all.',
    answer: { status: 200, about: 'The conversations.', schema: chatsAnswerSchema },
    handle: async (exchange) => {
      const { query } = exchange;
      const view = chatViews.find((name) => name === query.get('view')) ?? 'waiting';
      const offset = Math.max(0, numberOf(query.get('offset') ?? '0'));
      const answer = await needs.chat.staffChats.list(view, offset, memberOf(exchange));
      await noteReading(needs, exchange, 'chats listed', view);
      return { status: 200, json: answer };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: staffChatPaths.waiting,
    summary: 'How many conversations wait for a person.',
    answer: { status: 200, about: 'Counts.', schema: waitingAnswerSchema },
    handle: async (exchange) => ({
      status: 200,
      json: await needs.chat.staffChats.waiting(memberOf(exchange)),
    }),
  },
  {
    ...sales,
    method: 'GET',
    path: staffChatPaths.gaps,
    summary: 'What the assistant did not know, and answers that did not help, with the reasons.',
    answer: { status: 200, about: 'The newest first.', schema: z.object({ gaps: z.array(chatGapSchema) }) },
    handle: async (exchange) => {
      const gaps = await needs.chat.staffChats.gaps();
      await noteReading(needs, exchange, 'chat gaps listed', 'gaps');
      return { status: 200, json: { gaps } };
    },
  },
  {
    ...sales,
    method: 'GET',
    path: oneChat,
    summary: 'A conversation with all its messages.',
    answer: { status: 200, about: 'The conversation.', schema: staffChatAnswerSchema },
    handle: async (exchange) => {
      const id = chatOf(exchange);
      const chat = await needs.chat.staffChats.read(id, memberOf(exchange));
      if (!chat) throw new Refusal('unknown-conversation');
      await noteReading(needs, exchange, 'chat read', id);
      return { status: 200, json: chat };
    },
  },
  writeRoute<JoinRequest>({
    ...sales,
    method: 'POST',
    path: `${oneChat}/join`,
    summary: 'Answer in place of the assistant; refused while a colleague does, unless it says `instead`.',
    answer: doneAnswer('Joined.'),
    judged: false,
    body: { schemas: [joinRequest], examples: { usual: { name: 'Sam' } } },
    handle: async (exchange) => {
      const { name, instead } = exchange.body;
      settled(await needs.chat.staffChats.join(chatOf(exchange), memberOf(exchange), name, instead));
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute<{ text: string }>({
    ...sales,
    method: 'POST',
    path: `${oneChat}/messages`,
    summary: 'Write to the visitor.',
    answer: { status: 201, about: 'The message as it is kept.', schema: chatEntrySchema },
    judged: false,
    body: { schemas: [staffMessage], examples: { usual: { text: 'Good morning, this is Sam.' } } },
    handle: async (exchange) => {
      const { body, idempotencyKey } = exchange;
      const said = await needs.chat.staffChats.say(chatOf(exchange), memberOf(exchange), body.text, idempotencyKey);
      return { status: 201, json: settled(said) };
    },
  }),
  acting(needs, 'typing', 'Show the visitor that somebody is writing.', (staffChats, id, member) =>
    staffChats.typing(id, member),
  ),
  acting(needs, 'leave', 'Hand the conversation back to the assistant.', (staffChats, id, member) =>
    staffChats.leave(id, member),
  ),
  acting(needs, 'settle', 'It needs nobody any more.', (staffChats, id, member) => staffChats.settle(id, member)),
];
