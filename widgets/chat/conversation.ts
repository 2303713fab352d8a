import type { ClientInfo } from '../../shared/chat/chat.ts';
import { chatMessages } from '../../shared/chat/chat-rules.ts';
import { inSentences, type LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { paths } from '../../shared/http.ts';
import { track } from '../analytics/track.ts';
import { trackLead } from '../analytics/track-lead.ts';
import { request } from '../api/client.ts';
import { deleteChat } from '../api/delete-chat.ts';
import type { SendOutcome } from '../api/unsent-requests.ts';
import { uuid } from '../base/uuid.ts';
import { rememberContact } from '../state/contact-details.ts';
import { followChat, isOwed, type StoredMessage } from '../state/stored-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { refusal } from './ask.ts';
import { nothingSaid } from './chat-state.ts';
import * as chatTexts from './chat-texts.ts';
import { createDelivery } from './delivery.ts';
import { hearStaff } from './hear-staff.ts';
import { createThread, newMessage } from './thread.ts';

export type Conversation = ReturnType<typeof createConversation>;

/** State and actions of a chat. */
export function createConversation({ origin, signal, page, requests }: WidgetScope) {
  const thread = createThread(signal);
  const { store, now, set, tell, note, change, follow, update, say } = thread;
  const { retry, pump, stop } = createDelivery(thread, { origin, signal, page }, post, hear);

  /** @throws `refusal` for a non-OK status */
  async function post(path: string, given: object = {}, until = signal): Promise<void> {
    const { sessionId, secret } = now().chat ?? {};
    const { ok, status } = await request('POST', origin, path, { sessionId, secret, ...given }, until);
    if (!ok) throw refusal(status);
  }

  /** @param told called with the outcome, and with a late answer */
  async function lead(
    path: string,
    source: string,
    fields: object,
    onOutcome: (outcome: SendOutcome) => void,
  ): Promise<void> {
    const { sessionId = '', secret = '' } = now().chat ?? {};
    const outcome = await requests.send(
      { form: 'chat', path, source, fields: { sessionId, secret, ...fields } },
      {},
      signal,
    );
    onOutcome(outcome);
    if (outcome.kind !== 'kept') return;
    requests.claim(outcome.key, (_, settled) => {
      onOutcome(settled);
      // A refusal also needs a toast: the panel may be closed.
      return settled.kind === 'sent';
    });
  }

  /** Listens to staff messages, also on later pages. */
  function hear(): void {
    change(() => ({ live: true }));
    listen();
  }

  const listen = hearStaff(thread, { origin, signal });

  followChat(() => {
    // The other tab may have asked for a person.
    if (follow()) listen();
    else {
      stop();
      set(nothingSaid, true);
    }
  }, signal);
  addEventListener('online', () => pump(), { signal });
  pump(true);
  listen();

  return {
    store,
    post,
    prepare: requests.prepare,
    note,
    /** If the request cannot be sent, it is stored and retried. */
    person(source: string): void {
      note(chatTexts.asking);
      void lead(paths.chatHandover, source, {}, (outcome) => {
        if (outcome.kind === 'kept') say(chatTexts.kept);
        else if (outcome.kind !== 'sent') note(chatMessages.failed);
        else {
          const given = outcome.answer as LeadAnswer;
          say(
            inSentences(given.promise ?? chatTexts.handedOver, given.reference && `Your reference: ${given.reference}`),
          );
          hear();
        }
      });
    },
    retry,
    /** Passes the gate (docs/product.md, section 4). */
    start(contact: ClientInfo, greeting: string, source: string): void {
      const messages = [newMessage('assistant', greeting), newMessage('assistant', chatTexts.offer)];
      set({ unread: 0, chat: { sessionId: uuid(), secret: uuid(), contact, messages, at: 0 } }, true);
      tell(greeting);
      change(() => ({}));
      rememberContact(contact, origin === '');
      void lead(paths.chatContact, source, { ...contact, page }, ({ kind }) => {
        if (kind === 'sent') trackLead('chat', source);
      });
    },
    send(content: string): void {
      set({ news: '' });
      change(({ messages }) => ({
        messages: [...messages, { ...newMessage('user', content), state: 'waiting' as const }],
      }));
      pump(true);
    },
    stop,
    rate({ id, answer }: StoredMessage, helpful: boolean, reason?: string): void {
      if (answer) update(id, { state: 'waiting', answer: { ...answer, helpful, reason } });
      pump();
    },
    seen(isOpen: boolean): void {
      set({ unread: 0 });
      if (isOpen) track('engagement', { subject: 'chat' });
    },
    /**
     * Deletes the chat here and on the server.
     * @throws if the server cannot delete it; then nothing is deleted
     */
    async erase(): Promise<void> {
      stop();
      // Nothing that waits may be sent any more, even if the server cannot be reached now.
      change(({ messages }) => ({
        messages: messages.map((said) =>
          isOwed(said) ? { ...said, state: said.answer ? undefined : 'refused' } : said,
        ),
      }));
      await deleteChat(origin, now().chat, requests.discard, signal);
      set(nothingSaid, true);
    },
  };
}
