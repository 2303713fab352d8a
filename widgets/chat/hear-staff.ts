import type { ChatEntry } from '../../shared/chat/chat.ts';
import { paths } from '../../shared/http.ts';
import { request } from '../api/client.ts';
import { wait } from '../base/wait.ts';
import type { KeptChat } from '../state/kept-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import * as chatTexts from './chat-texts.ts';
import { readEvents } from './read-events.ts';
import type { Thread } from './thread.ts';

/** Wait after a broken stream (ms). */
const pause = 5000;
/** Wait after a refusal (ms): the conversation is deleted, or has too many streams. */
const longPause = 60_000;
/** Duration of "is writing" (ms); typing events come every three seconds. */
const writingLasts = 6000;

/**
 * Listens to staff messages (`GET /api/chatbot/live`) while the chat is `live`.
 * @returns starts listening, once
 */
export function hearStaff(
  { now, set, tell, note, add, later }: Thread,
  { origin, signal }: Pick<WidgetScope, 'origin' | 'signal'>,
): () => void {
  let hears = false;
  let signs = 0;

  /** @param name undefined for the assistant */
  function answering(name?: string): void {
    const { person } = now();
    if (name === person) return;
    set({ person: name, news: '' });
    if (name) tell(chatTexts.answering(name));
    else note(chatTexts.left(person ?? ''));
  }

  function writing(): void {
    const sign = ++signs;
    const news = chatTexts.writing(now().person ?? '');
    set({ news });
    later(writingLasts, () => sign === signs && now().news === news && set({ news: '' }));
  }

  /** @returns wait before the next stream (ms) */
  async function stream(): Promise<number> {
    const { chat, person = '' } = now();
    const { sessionId, secret, messages } = chat as KeptChat;
    const last = messages.findLast(({ role, answer }) => answer || role === 'staff')?.id ?? '';
    const query = new URLSearchParams({ sessionId, after: last, answering: person });
    const { body, status } = await request('GET', origin, `${paths.chatLive}?${query}`, undefined, signal, {
      Authorization: `Bearer ${secret}`,
    });
    if (status !== 200 || !body) return longPause;
    for await (const { event, data } of readEvents<ChatEntry & { name: string }>(body)) {
      if (event === 'joined') answering(data.name);
      if (event === 'left') answering();
      if (event === 'typing') writing();
      if (event === 'message' && data.role === 'staff') add(data);
    }
    return pause;
  }

  return async () => {
    if (hears) return;
    hears = true;
    while (now().chat?.live && !signal.aborted) {
      await wait(await stream().catch(() => pause), signal).catch(() => undefined);
    }
    hears = false;
  };
}
