import { paths } from '../../shared/http.ts';
import { eraseChat, type StoredChat } from '../state/stored-chat.ts';
import { request } from './client.ts';
import type { UnsentRequests } from './unsent-requests.ts';

/** How long a server is asked that may not have the chat at all (ms). */
const patience = 5_000;

/**
 * Deletes a chat's waiting requests, then the chat on the server, then on this device, which has the only copy of the
 * secret. A 404 counts as deleted.
 * @throws if the server has the chat and cannot delete it; it stays here then
 */
export async function deleteChat(
  origin: string,
  chat: StoredChat | undefined,
  discard: UnsentRequests['discard'],
  signal: AbortSignal,
): Promise<void> {
  if (chat) {
    const { sessionId, secret, begun, messages } = chat;
    discard(({ fields }) => fields.sessionId === sessionId);
    const isTried = messages.some(({ role }) => role === 'user');
    const until = begun ? signal : AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const asked = isTried ? request('POST', origin, paths.chatDeletion, { sessionId, secret }, until) : undefined;
    // It may have a message whose answer never came.
    const answer = await (begun ? asked : asked?.catch(() => undefined));
    if (begun && answer && !answer.ok && answer.status !== 404) throw new Error(`${answer.status}`);
  }
  eraseChat();
}
