import { withLock } from '../base/with-lock.ts';
import type { ChatAnswer } from '../contract/chat.ts';
import { followUpWords } from '../contract/chat-rules.ts';
import type { KeptChat, Said } from '../state/kept-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { ask, notSent } from './ask.ts';
import { chatTexts } from './chat-texts.ts';
import { line, type Thread } from './thread.ts';

/** Longest wait for a whole answer, in milliseconds. */
const patience = 60_000;
/** From a reply to the offer that follows it: specification, section 9. */
const followUpDelay = 1000;

/** Sends what the visitor says, in order, and adds the answers. @param hear called when a person may come to answer */
export function createDelivery(
  { now, set, tell, change, follow, update, add, later, say }: Thread,
  { origin, signal, page }: Pick<WidgetScope, 'origin' | 'signal' | 'page'>,
  hear: () => void,
) {
  let stopping = new AbortController();

  function settle(asked: Said, answer: ChatAnswer): void {
    const { response, messageId, sources, quotes = [], secret, known, emergency, answeredBy } = answer;
    change((chat) => ({ secret: secret ?? chat.secret }));
    update(asked.id, { state: undefined, emergency });
    // Where a person may be needed, one may come.
    if (answeredBy || emergency || !known) hear();
    if (answeredBy) return;
    add({ ...line('assistant', response), id: messageId, answer: { sources, quotes, known } }, asked.id);
    if (followUpWords.test(response)) later(followUpDelay, () => say(chatTexts.followUp, messageId));
  }

  /** Sends one message. @returns whether the next may be sent */
  async function deliver(asked: Said, { sessionId, contact, secret }: KeptChat): Promise<boolean> {
    stopping = new AbortController();
    try {
      const answer = await ask({
        origin,
        key: asked.id,
        request: { message: asked.content, sessionId, clientInfo: contact, page, secret },
        signal: AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(patience)]),
        onPart: (partial, secret) => {
          set({ partial });
          if (secret) change(() => ({ secret }));
        },
      });
      if (!answer.restricted) settle(asked, answer);
      else {
        update(asked.id, { state: undefined });
        const restricted = answer.message || chatTexts.restricted;
        set({ restricted });
        tell(restricted);
      }
      return !answer.restricted;
    } catch (error) {
      // The page goes: the next one sends it.
      if (signal.aborted) return false;
      if (stopping.signal.aborted) {
        update(asked.id, { state: undefined });
        if (now().partial) say(now().partial, asked.id);
        return true;
      }
      const { final } = { final: false, ...(error as object) };
      console.error(notSent(), error);
      update(asked.id, { state: final ? 'refused' : 'failed' });
      tell(chatTexts.failed);
      // What is refused for good does not hold up what follows.
      return final;
    }
  }

  /** Sends what waits, in order; of several tabs, one at a time. */
  async function pump(): Promise<void> {
    if (now().pending || now().restricted) return;
    set({ pending: true });
    await withLock('chat', true, async () => {
      for (let next = true; next && !signal.aborted; ) {
        follow();
        const { chat } = now();
        const asked = chat?.messages.find(({ state }) => state === 'waiting');
        next = chat && asked ? await deliver(asked, chat) : false;
        set({ partial: '' });
      }
    });
    set({ pending: false });
  }

  return {
    /** Sends what waits, and tries again what was not sent. @param id of one message: only that one again */
    retry(id?: string): void {
      for (const { id: one, state } of now().chat?.messages ?? [])
        if (id === one || (!id && state === 'failed')) update(one, { state: 'waiting' });
      if (now().chat?.messages.some(({ state }) => state === 'waiting')) void pump();
    },
    /** Ends the answer that is coming. */
    stop: () => stopping.abort(),
  };
}
