import type { ChatAnswer } from '../../shared/chat/chat.ts';
import { chatMessages, followUpWords } from '../../shared/chat/chat-rules.ts';
import { paths } from '../../shared/http.ts';
import { withLock } from '../base/with-lock.ts';
import { isOwed, type KeptChat, type Said } from '../state/kept-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { ask, notSentError } from './ask.ts';
import * as chatTexts from './chat-texts.ts';
import { newMessage, type Thread } from './thread.ts';

/** Longest wait for a whole answer, in milliseconds. */
const patience = 60_000;
/** From a reply to the offer that follows it: docs/product.md, section 9. */
const followUpDelay = 1000;
/** From a failed try to the next (ms): first twice the one, then twice the wait before, and never longer than the other. */
const noPause = 2500;
const longestPause = 60_000;

/**
 * Sends what the visitor says, in order, and adds the answers; thumbs too.
 * @param post sends what names the conversation
 * @param hear called when a person may come to answer
 */
export function createDelivery(
  { now, set, tell, change, follow, update, add, later, say }: Thread,
  { origin, signal, page }: Pick<WidgetScope, 'origin' | 'signal' | 'page'>,
  post: (path: string, given: object, until: AbortSignal) => Promise<void>,
  hear: () => void,
) {
  let stopping = new AbortController();
  let runs = false;
  let pause = noPause;
  let turns = 0;

  function settle(asked: Said, answer: ChatAnswer): void {
    const { response, messageId, sources, quotes = [], secret, known, emergency = false, answeredBy } = answer;
    if (secret) change(() => ({ secret }));
    update(asked.id, { state: undefined, emergency });
    // Where a person may be needed, one may come.
    if (answeredBy || emergency || !known) hear();
    if (answeredBy) return;
    add({ ...newMessage('assistant', response), id: messageId, answer: { sources, quotes, known } }, asked.id);
    // Of two tabs that fetched the same answer, both offer it under one name.
    if (followUpWords.test(response))
      later(followUpDelay, () =>
        add({ ...newMessage('assistant', chatTexts.followUp), id: `${messageId}+` }, messageId),
      );
  }

  /** Sends a message, or the thumb at an answer. @returns whether the next may be sent */
  async function deliver(asked: Said, { sessionId, contact, secret }: KeptChat): Promise<boolean> {
    const { id, content, state, answer: rated } = asked;
    stopping = new AbortController();
    const until = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(patience)]);
    try {
      if (rated) {
        // Before it arrives: a reason that is given meanwhile is sent next.
        update(id, { state: undefined });
        await post(paths.chatFeedback, { messageId: id, helpful: rated.helpful, reason: rated.reason }, until);
      } else {
        const answer = await ask({
          origin,
          key: id,
          request: { message: content, sessionId, clientInfo: contact, page, secret },
          signal: until,
          onPart: (partial, secret) => {
            set({ partial });
            if (secret) change(() => ({ secret }));
          },
        });
        if (answer.restricted) {
          update(id, { state: undefined });
          set({ restricted: answer.message });
          tell(answer.message);
          return false;
        }
        settle(asked, answer);
      }
      pause = noPause;
      return true;
    } catch (error) {
      // The page goes: the next one sends it.
      if (signal.aborted) return false;
      if (stopping.signal.aborted && !rated) {
        const { partial } = now();
        // What the visitor was told is kept stays so.
        if (partial || state === 'waiting') update(id, { state: undefined });
        if (partial) say(partial, id);
        return false;
      }
      const { final = false } = error as { final?: boolean };
      pause = Math.min(pause * 2, longestPause);
      update(id, { state: final ? 'refused' : 'failed' });
      // Once for each message, not at every try.
      if (state === 'waiting') {
        console.error(notSentError(), error);
        tell(chatMessages.failed);
      }
      // What is refused for good does not hold up what follows.
      return final;
    }
  }

  /**
   * Sends what is owed, the visitor's words first and in order; of several tabs, one at a time. What could not be sent is
   * tried again after a while.
   * @param shows the visitor waits for it: nothing more can be written until it is answered
   */
  async function pump(shows = false): Promise<void> {
    const { chat, restricted } = now();
    if (restricted || !chat?.messages.some(isOwed)) return;
    if (shows) set({ pending: chat.messages.some(({ state }) => state === 'waiting') });
    if (runs) return;
    runs = true;
    await withLock('chat', true, async () => {
      for (let next = true; next && !signal.aborted; set({ partial: '' })) {
        follow();
        const { chat } = now();
        const owed = chat?.messages.filter(isOwed) ?? [];
        const asked = owed.find(({ answer }) => !answer) ?? owed[0];
        next = chat && asked ? await deliver(asked, chat) : false;
      }
    });
    runs = false;
    set({ pending: false });
    const turn = ++turns;
    later(pause, () => turn === turns && pump());
  }

  return {
    pump,
    /** Tries a message again. */
    retry(id: string): void {
      update(id, { state: 'waiting' });
      pump(true);
    },
    /** Ends the answer that is coming. */
    stop: () => stopping.abort(),
  };
}
