import { request } from '../api/client.ts';
import { wait } from '../base/wait.ts';
import type { ChatEntry } from '../contract/chat.ts';
import { paths } from '../contract/http.ts';
import type { Said } from '../state/kept-chat.ts';
import type { ChatState } from './chat-state.ts';
import { readEvents } from './read-events.ts';

/** From a broken stream to the next try, in milliseconds. */
const pause = 5000;

type Hearing = {
  origin: string;
  /** The widget's lifetime. */
  signal: AbortSignal;
  now: () => ChatState;
  onSaid: (said: Said) => void;
  /** Who answers now; '': the assistant. */
  onPerson: (name: string) => void;
  /** That person writes. */
  onWriting: () => void;
};

/** Hears what people say in the chat (`GET /api/chatbot/live`), while it is `live`. @returns begins, unless it has begun */
export function hearStaff({ origin, signal, now, onSaid, onPerson, onWriting }: Hearing): () => void {
  let hears = false;

  async function stream(): Promise<void> {
    const { chat, person: answering } = now();
    const { sessionId = '', secret = '', messages = [] } = chat ?? {};
    const last = messages.findLast(({ role, answer }) => answer || role === 'staff')?.id ?? '';
    const query = new URLSearchParams({ sessionId, ...(last && { after: last }), ...(answering && { answering }) });
    const { ok, body } = await request('GET', origin, `${paths.chatLive}?${query}`, undefined, signal, {
      Authorization: `Bearer ${secret}`,
    });
    if (!ok || !body) return;
    for await (const { event, data } of readEvents(body)) {
      const said = data as ChatEntry;
      if (event === 'joined') onPerson((data as { name: string }).name);
      if (event === 'left') onPerson('');
      if (event === 'typing') onWriting();
      if (event === 'message' && said.role === 'staff' && now().chat?.messages.every(({ id }) => id !== said.id))
        onSaid(said);
    }
  }

  return async () => {
    if (hears) return;
    hears = true;
    while (now().chat?.live && !signal.aborted) {
      await stream().catch(() => undefined);
      await wait(pause, signal).catch(() => undefined);
    }
    hears = false;
  };
}
