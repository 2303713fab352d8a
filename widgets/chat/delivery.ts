import { chatMessages, followUpWords } from '../../shared/chat/chat-rules.ts';
import { paths } from '../../shared/http.ts';
import { uuid } from '../base/uuid.ts';
import { withLock } from '../base/with-lock.ts';
import { isOwed, type StoredChat, type StoredMessage } from '../state/stored-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { ask, notSentError, type SpokenAnswer } from './ask.ts';
import * as chatTexts from './chat-texts.ts';
import { newMessage, type Thread } from './thread.ts';

/** Timeout for a complete answer (ms). */
const patience = 60_000;
/** Delay of the follow-up offer (ms): docs/product.md, section 9. */
const followUpDelay = 1000;
/** Retry delay (ms): doubles from `noPause` to `longestPause`. */
const noPause = 2500;
const longestPause = 60_000;

/**
 * Sends messages and ratings in order, and adds the answers.
 * @param post posts to an endpoint of the conversation
 * @param hear called when staff may join
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

  function settle(asked: StoredMessage, answer: SpokenAnswer): void {
    const { response, messageId, sources = [], quotes = [], known = true, emergency = false, answeredBy } = answer;
    change(() => ({ begun: true }));
    update(asked.id, { state: undefined, emergency });
    if (answeredBy || emergency || !known) hear();
    if (answeredBy) return;
    // Derived ids: two tabs add only one answer and one offer.
    const id = messageId ?? `${asked.id}!`;
    const said = { ...newMessage('assistant', response), id };
    // Without its id on the server an answer cannot be rated.
    add(messageId ? { ...said, answer: { sources, quotes, known } } : said, asked.id);
    if (followUpWords.test(response))
      later(followUpDelay, () => add({ ...newMessage('assistant', chatTexts.followUp), id: `${id}+` }, id));
  }

  /** @returns whether to send the next message or rating */
  async function deliver(asked: StoredMessage, { sessionId, contact, secret }: StoredChat): Promise<boolean> {
    const { id, content, state, answer: rated } = asked;
    stopping = new AbortController();
    const until = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(patience)]);
    try {
      if (rated) {
        // Reset before the request, so that a reason given meanwhile is sent next.
        update(id, { state: undefined });
        await post(paths.chatFeedback, { messageId: id, helpful: rated.helpful, reason: rated.reason }, until);
      } else {
        const answer = await ask({
          origin,
          key: id,
          request: { message: content, sessionId, clientInfo: contact, page, secret },
          signal: until,
          onPart: (partial) => {
            set({ partial });
            if (!now().chat?.begun) change(() => ({ begun: true }));
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
      // The next page sends it.
      if (signal.aborted) return false;
      if (stopping.signal.aborted && !rated) {
        const { partial } = now();
        // A message shown as "not sent yet" stays so.
        if (partial || state === 'waiting') update(id, { state: undefined });
        if (partial) say(partial, id);
        return false;
      }
      const { final = false, ended, full } = error as { final?: boolean; ended?: boolean; full?: boolean };
      // The message begins another conversation, once.
      if (ended && !rated && now().chat?.begun) {
        change(() => ({ sessionId: uuid(), secret: uuid(), begun: false, live: false }));
        if (full) say(chatTexts.full, id);
        return true;
      }
      pause = Math.min(pause * 2, longestPause);
      update(id, { state: final ? 'refused' : 'failed' });
      if (state === 'waiting') {
        console.error(notSentError(), error);
        tell(chatMessages.failed);
      }
      // Only a final refusal lets later messages pass.
      return final;
    }
  }

  /**
   * Sends the queue, messages first and in order, in one tab at a time. Retries after a pause.
   * @param shows locks the composer until the answer
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
    retry(id: string): void {
      update(id, { state: 'waiting' });
      pump(true);
    },
    stop: () => stopping.abort(),
  };
}
