import { paths } from '../../shared/http.ts';
import { eraseChat, type StoredChat } from '../state/stored-chat.ts';
import { request } from './client.ts';

/**
 * Deletes on the server first: this device has the only copy of the secret. A 404 counts as deleted.
 * @throws if the server cannot delete it; then nothing is deleted
 */
export async function deleteChat(
  origin: string,
  { sessionId, secret }: Partial<StoredChat> = {},
  signal: AbortSignal,
): Promise<void> {
  const answer = secret && (await request('POST', origin, paths.chatDeletion, { sessionId, secret }, signal));
  if (answer && !answer.ok && answer.status !== 404) throw new Error(`${answer.status}`);
  eraseChat();
}
