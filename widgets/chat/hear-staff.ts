import { forPartners } from '../base/for-partners.ts';
import { wait } from '../base/wait.ts';
import type { ChatEntry } from '../contract/chat.ts';
import { paths } from '../contract/http.ts';
import type { KeptChat, Said } from '../state/kept-chat.ts';
import { readEvents } from './read-events.ts';

/** From a broken stream to the next try, in milliseconds. */
const pause = 5000;

type Hearing = {
  origin: string;
  /** The widget's lifetime. */
  signal: AbortSignal;
  chat: () => KeptChat | undefined;
  onSaid: (said: Said) => void;
  /** Who answers in place of the assistant, as the page knows it. */
  person: () => string;
  /** Who answers now; '': the assistant. */
  onPerson: (name: string) => void;
  /** That person writes. */
  onWriting: () => void;
};

/** Hears what people say in the chat (`GET /api/chatbot/live`), while it is `live`. @returns begins, unless it has begun */
export function hearStaff({ origin, signal, chat, onSaid, person, onPerson, onWriting }: Hearing): () => void {
  let hears = false;

  async function stream(): Promise<void> {
    const { sessionId = '', secret = '', messages = [] } = chat() ?? {};
    const last = messages.findLast(({ role, answer }) => answer || role === 'staff')?.id ?? '';
    const answering = person();
    const query = new URLSearchParams({ sessionId, ...(last && { after: last }), ...(answering && { answering }) });
    const { ok, body } = await fetch(`${origin}${paths.chatLive}?${query}`, {
      signal,
      credentials: forPartners || origin ? 'omit' : 'include',
      headers: { Authorization: `Bearer ${secret}` },
    });
    if (!ok || !body) return;
    for await (const { event, data } of readEvents(body)) {
      if (event === 'joined') onPerson((data as { name: string }).name);
      if (event === 'left') onPerson('');
      if (event === 'typing') onWriting();
      const { id, role, content, timestamp, author } = data as ChatEntry;
      const isKnown = chat()?.messages.some((said) => said.id === id);
      if (event === 'message' && role === 'staff' && !isKnown) onSaid({ id, role, content, timestamp, author });
    }
  }

  return async () => {
    if (hears) return;
    hears = true;
    while (chat()?.live && !signal.aborted) {
      await stream().catch(() => undefined);
      await wait(pause, signal).catch(() => undefined);
    }
    hears = false;
  };
}
