import type { ChatAnswer, ChatRestricted, MessageRequest } from '../../shared/chat/chat.ts';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { idempotencyHeader, paths } from '../../shared/http.ts';
import { request as call } from '../api/client.ts';
import { readEvents } from './read-events.ts';

export type MessageCall = {
  /** '' on our own pages. */
  origin: string;
  request: MessageRequest;
  /** The message's id: the same at every try, so that the server answers it once. */
  key: string;
  signal: AbortSignal;
  /** Called with what has come of the answer so far, and at once with the secret of a conversation that begins. */
  onPart: (text: string, secret?: string) => void;
};

/** The error of a message that could not be sent (docs/product.md, section 8). `final`: the server refuses it at every try. */
export const notSentError = (final = false) => Object.assign(new Error(chatMessages.notSent), { final });

/** The error of an answer with that status. */
export const refusal = (status: number) => notSentError(/^4(?!0[89]|2[59])/.test(`${status}`));

/**
 * Sends a message (`POST /api/chatbot/message`) and reads the answer, streamed or as JSON.
 * @throws `notSentError`, and what `fetch` throws
 */
export async function ask({ origin, request, key, signal, onPart }: MessageCall): Promise<ChatAnswer | ChatRestricted> {
  const response = await call('POST', origin, paths.chatMessage, request, signal, {
    Accept: 'text/event-stream',
    [idempotencyHeader]: key,
  });
  const { ok, status, body, headers } = response;
  if (ok && body && headers.get('Content-Type')?.includes('event-stream')) return readAnswer(body, onPart);
  const answer = (await response.json().catch(() => undefined)) as
    | Partial<ChatAnswer & { message: string }>
    | undefined;
  if (status === 403 || answer?.restricted)
    return { restricted: true, message: answer?.message || chatMessages.restricted };
  if (!ok || typeof answer?.response !== 'string') throw refusal(status);
  return answer as ChatAnswer;
}

async function readAnswer(body: ReadableStream<Uint8Array>, onPart: MessageCall['onPart']) {
  let text = '';
  for await (const { event, data } of readEvents<ChatAnswer & { text: string }>(body)) {
    if (event === 'done') return data;
    if (event === 'failed') break;
    text += data.text;
    onPart(text, data.secret);
  }
  // The connection was lost in mid-stream.
  throw notSentError();
}
