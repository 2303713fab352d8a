import { paths } from '../../shared/http.ts';
import { eraseChat, type KeptChat } from '../state/kept-chat.ts';
import { request } from './client.ts';

/**
 * Erases a chat on the server and, once it is erased there, on this device: only the device has the secret that it takes.
 * Where the server has no such chat (any more), that is as good.
 * @throws when the server cannot be reached or fails; nothing is erased then
 */
export async function deleteChat(
  origin: string,
  { sessionId, secret }: Partial<KeptChat> = {},
  signal: AbortSignal,
): Promise<void> {
  const answer = secret && (await request('POST', origin, paths.chatDeletion, { sessionId, secret }, signal));
  if (answer && !answer.ok && answer.status !== 404) throw new Error(`${answer.status}`);
  eraseChat();
}
