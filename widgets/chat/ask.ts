import type { ChatAnswer, ChatRestricted, MessageRequest } from '../../shared/chat/chat.ts';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { idempotencyHeader, paths } from '../../shared/http.ts';
import { request as call } from '../api/client.ts';
import { readEvents } from './read-events.ts';

export type MessageCall = {
  /** '' on our own pages. */
  origin: string;
  request: MessageRequest;
  /** The message's id in every attempt, so that it is answered once. */
  key: string;
  signal: AbortSignal;
  /** Called with the answer so far, first when the server has accepted the message. */
  onPart: (text: string) => void;
};

/** docs/product.md, section 7, names `response` alone; our server sends all fields. */
export type SpokenAnswer = Pick<ChatAnswer, 'response'> &
  Partial<Omit<ChatAnswer, 'response' | 'restricted'>> & { restricted?: false };

/** A message could not be sent (docs/product.md, section 8). `final`: do not retry. */
export const notSentError = (final = false) => Object.assign(new Error(chatMessages.notSent), { final });

/** `ended`: the server has no such conversation any more, or it is full. */
export const refusal = (status: number) =>
  Object.assign(notSentError(/^4(?!0[89]|2[59])/.test(`${status}`)), {
    ended: status === 404 || status === 410,
    full: status === 410,
  });

/**
 * `POST /api/chatbot/message`; the answer is streamed or JSON.
 * @throws `notSentError`, and errors of `fetch`
 */
export async function ask({
  origin,
  request,
  key,
  signal,
  onPart,
}: MessageCall): Promise<SpokenAnswer | ChatRestricted> {
  const response = await call('POST', origin, paths.chatMessage, request, signal, {
    Accept: 'text/event-stream',
    [idempotencyHeader]: key,
  });
  const { ok, status, body, headers } = response;
  // A page's own `fetch` may know no streams.
  if (ok && headers.get('Content-Type')?.includes('event-stream'))
    return readAnswer(body ?? (await response.blob()).stream(), onPart);
  const answer = (await response.json().catch(() => undefined)) as
    | Partial<ChatAnswer & { message: string }>
    | undefined;
  if (status === 403 || answer?.restricted)
    return { restricted: true, message: answer?.message || chatMessages.restricted };
  if (!ok || typeof answer?.response !== 'string') throw refusal(status);
  return answer as SpokenAnswer;
}

async function readAnswer(body: ReadableStream<Uint8Array>, onPart: MessageCall['onPart']) {
  let text = '';
  onPart(text);
  for await (const { event, data } of readEvents<ChatAnswer & { text: string }>(body)) {
    if (event === 'done') return data;
    if (event === 'failed') break;
    text += data.text;
    onPart(text);
  }
  throw notSentError();
}
