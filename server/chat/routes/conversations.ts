import {
  type ConversationRequest,
  conversationRequest,
  type DeleteAnswer,
  type FeedbackRequest,
  feedbackRequest,
} from '../../../shared/chat/chat.ts';
import { paths } from '../../../shared/http.ts';
import { doneSchema } from '../../http/done.ts';
import { Refusal } from '../../http/refusal.ts';
import { type ReadRoute, writeRoute } from '../../http/route.ts';
import type { Chat } from '../create-chat.ts';
import { conversationSchema } from './answer-schemas.ts';

type Needs = { assistant: boolean; chat: Chat; stopping: AbortSignal };

/** `POST /api/chatbot/conversation`, after a page change or in a second tab. */
export const chatConversation = ({ assistant, chat }: Pick<Needs, 'assistant' | 'chat'>) =>
  writeRoute<ConversationRequest>({
    method: 'POST',
    path: paths.chatConversation,
    summary: 'Read a conversation with the assistant.',
    answer: { status: 200, about: 'Oldest message first.', schema: conversationSchema },
    refuses: ['not-found', 'unknown-conversation'],
    access: 'partners',
    limit: 'chatCalls',
    judged: false,
    body: {
      schemas: [conversationRequest],
      examples: { yours: { sessionId: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31', secret: 'of-the-first-reply' } },
    },
    handle: async ({ body }) => {
      if (!assistant) throw new Refusal('not-found');
      const conversation = await chat.read(body);
      if (!conversation) throw new Refusal('unknown-conversation');
      return { status: 200, json: conversation };
    },
  });

/** `POST /api/chatbot/feedback`. */
export const chatFeedback = ({ chat }: Pick<Needs, 'chat'>) =>
  writeRoute<FeedbackRequest>({
    method: 'POST',
    path: paths.chatFeedback,
    summary: 'Say whether an answer of the assistant helped.',
    answer: { status: 200, about: 'Done.', schema: doneSchema },
    refuses: ['unknown-conversation'],
    access: 'partners',
    limit: 'chatCalls',
    judged: false,
    body: {
      schemas: [feedbackRequest],
      examples: {
        yours: {
          sessionId: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31',
          secret: 'of-the-first-reply',
          messageId: 'of-the-answer',
          helpful: true,
        },
      },
    },
    handle: async ({ body }) => {
      if (!(await chat.rate(body))) throw new Refusal('unknown-conversation');
      return { status: 200, json: { ok: true } };
    },
  });

/** `POST /api/chatbot/forget`, even while the assistant is switched off. */
export const chatDeletion = ({ chat }: Pick<Needs, 'chat'>) =>
  writeRoute<ConversationRequest>({
    method: 'POST',
    path: paths.chatDeletion,
    summary: 'Erase a conversation with the assistant. A lead handed to a person stays, without it.',
    answer: { status: 200, about: 'Done.', schema: doneSchema },
    refuses: ['unknown-conversation'],
    access: 'partners',
    limit: 'chatCalls',
    judged: false,
    body: {
      schemas: [conversationRequest],
      examples: { yours: { sessionId: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31', secret: 'of-the-first-reply' } },
    },
    handle: async ({ body }) => {
      if (!(await chat.erase(body))) throw new Refusal('unknown-conversation');
      return { status: 200, json: { ok: true } satisfies DeleteAnswer };
    },
  });

/** `GET /api/chatbot/live`: staff activity for up to half an hour; the widget reconnects. */
export const chatLive = ({ assistant, chat, stopping }: Needs): ReadRoute => ({
  method: 'GET',
  path: paths.chatLive,
  summary: 'Stream what staff write in a conversation.',
  access: 'partners',
  limit: 'chatCalls',
  bearer: 'conversation',
  query: {
    sessionId: 'Of the conversation.',
    after: 'Id of the last message that is known.',
    answering: 'Name of the person who answers, as far as is known.',
  },
  answer: {
    status: 200,
    about:
      '`joined` and `typing` with the `name` of a person, `message` with a message as in the conversation, `left`.',
    type: 'text/event-stream',
  },
  refuses: ['not-found', 'unknown-conversation'],
  handle: ({ query, authorization, gone }) => {
    if (!assistant) throw new Refusal('not-found');
    const held = {
      sessionId: query.get('sessionId') ?? '',
      secret: /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '',
    };
    const after = query.get('after') || undefined;
    const answering = query.get('answering') || undefined;
    return {
      status: 200,
      events: async (out) => {
        const outcome = await chat.watch(held, {
          signal: AbortSignal.any([gone(), stopping]),
          after,
          answering,
          onOpen: out.open,
          onEvent: ({ event, data }) => out.send(event, data),
        });
        if (outcome === 'unknown') throw new Refusal('unknown-conversation');
        if (outcome === 'too-many') throw new Refusal('too-many-requests', { retryAfterSeconds: 60 });
      },
    };
  },
});
