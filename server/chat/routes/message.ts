import {
  type ChatAnswer,
  type ChatRestricted,
  type ChatStreamEvent,
  type MessageRequest,
  messageRequest,
} from '../../../shared/chat/chat.ts';
import { chatMessages } from '../../../shared/chat/chat-rules.ts';
import { paths } from '../../../shared/http.ts';
import type { Limiter } from '../../guards/limiter.ts';
import type { Judge } from '../../guards/suspicion.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { type WriteExchange, writeRoute } from '../../http/route.ts';
import { networkKey } from '../../location/client-address.ts';
import type { CountryRule } from '../../location/country-rule.ts';
import type { Chat } from '../create-chat.ts';
import type { AskOptions } from '../take-message.ts';
import { chatAnswerSchema, chatRestrictedSchema } from './answer-schemas.ts';

type Needs = {
  assistant: boolean;
  chat: Chat;
  country: CountryRule;
  judge: Judge;
  limiter: Limiter;
  metrics: Metrics;
  stopping: AbortSignal;
};

const refusals = {
  conflict: 'conflict',
  unknown: 'unknown-conversation',
  'too-many': 'too-many-requests',
  full: 'conversation-full',
  failed: 'assistant-failed',
  // Seen only if the server is stopping; otherwise the visitor is gone.
  stopped: 'assistant-failed',
} as const satisfies Record<string, RefusalCode>;

const restricted: ChatRestricted = {
  restricted: true,
  message: chatMessages.restricted,
};

/** `POST /api/chatbot/message`: docs/product.md, sections 6 to 8. JSON, or an event stream if accepted. */
export const chatMessage = (needs: Needs) =>
  writeRoute<MessageRequest>({
    method: 'POST',
    path: paths.chatMessage,
    summary: 'Ask the assistant. With `Accept: text/event-stream` the answer comes in pieces.',
    access: 'partners',
    foreignPage: 'origin-unlisted',
    limit: 'chat',
    judged: false,
    answer: {
      status: 200,
      about: 'The first answer has the `secret` of the conversation.',
      schema: chatAnswerSchema,
    },
    otherAnswers: [
      {
        status: 200,
        about:
          'As a stream: `delta` with the next piece of `text`, then `done` with the answer as in JSON, or `failed`.',
        type: 'text/event-stream',
      },
      { status: 403, about: 'The visitor is not in Canada.', schema: chatRestrictedSchema },
    ],
    refuses: ['not-found', 'unknown-conversation', 'conflict', 'conversation-full', 'assistant-failed'],
    body: {
      schemas: [messageRequest],
      examples: {
        first: {
          message: 'What does managed IT cost?',
          sessionId: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31',
          clientInfo: { email: 'jo@firm.example', phone: '416 555 0100' },
        },
      },
    },
    handle: async (exchange) => {
      const { source, gone, wantsEvents } = exchange;
      const network = networkKey(source.address);
      const { assistant, country, limiter, metrics, stopping } = needs;
      if (!assistant) throw new Refusal('not-found');
      if (!country(source)) {
        metrics.count('chat_total', { outcome: 'restricted' });
        return { status: 403, json: restricted };
      }
      const day = await limiter.count('chatDay', source.address);
      if (!day.allowed) throw new Refusal('too-many-requests', day);
      const maySpend = async () => (await limiter.count('modelAnswers', source.address)).allowed;
      // As the button of the chat does, each is a request and an email to staff.
      const mayHandOver = async () => (await limiter.count('contacts', source.address)).allowed;
      const usual = { network, maySpend, mayHandOver };
      if (!wantsEvents) return { status: 200, json: await answerOf(needs, exchange, { signal: gone(), ...usual }) };
      return {
        status: 200,
        events: async (out) => {
          let begun = false;
          const send = ({ event, data }: ChatStreamEvent) => out.send(event, data);
          const onAccepted = (secret: string | undefined) => {
            begun = true;
            out.open();
            // Empty, because earlier widgets append it to their text.
            if (secret) send({ event: 'delta', data: { text: '', secret } });
          };
          const signal = AbortSignal.any([gone(), stopping]);
          try {
            const onDelta = (text: string) => send({ event: 'delta', data: { text } });
            send({
              event: 'done',
              data: await answerOf(needs, exchange, { signal, onAccepted, onDelta, ...usual }),
            });
          } catch (error) {
            if (!begun) throw error;
            send({ event: 'failed', data: {} });
          }
        },
      };
    },
  });

/** Throws the refusal of a message without an answer. */
async function answerOf(
  { chat, judge, metrics }: Needs,
  exchange: WriteExchange<MessageRequest>,
  options: AskOptions,
): Promise<ChatAnswer> {
  const { body, claim, idempotencyKey } = exchange;
  const { message, sessionId, clientInfo, page, secret } = body;
  const suspicion = judge(body);
  const origin = claim.origin;
  const outcome = await chat.ask(
    { message, sessionId, clientInfo, page, secret, origin, idempotencyKey, suspicion },
    options,
  );
  const isUnknown = outcome.status === 'answered' && !outcome.answer.known;
  metrics.count('chat_total', { outcome: isUnknown ? 'not-known' : outcome.status });
  if (outcome.status !== 'answered') throw new Refusal(refusals[outcome.status]);
  return outcome.answer;
}
