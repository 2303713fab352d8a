import { track } from '../analytics/track.ts';
import { trackLead } from '../analytics/track-lead.ts';
import { request } from '../api/client.ts';
import type { SendOutcome } from '../api/unsent-requests.ts';
import { uuid } from '../base/uuid.ts';
import type { ClientInfo, HandoverAnswer } from '../contract/chat.ts';
import { paths } from '../contract/http.ts';
import { rememberContact } from '../state/contact-details.ts';
import { eraseChat, followChat, readChat, type Said } from '../state/kept-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { notSent } from './ask.ts';
import { nothingSaid } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { createDelivery } from './delivery.ts';
import { hearStaff } from './hear-staff.ts';
import { createThread, line } from './thread.ts';

/** From a sign that somebody writes to the end of what says so (ms): they come every three seconds. */
const writingLasts = 6000;

export type Conversation = ReturnType<typeof createConversation>;

/** A chat with the assistant: what was said, and what can be done. It lives as long as the widget. */
export function createConversation({ origin, signal, page, requests }: WidgetScope, isShown: () => boolean) {
  const thread = createThread(signal, isShown);
  const { store, now, set, tell, change, follow, update, add, later, say } = thread;
  const { retry, stop } = createDelivery(thread, { origin, signal, page }, hear);
  let signs = 0;

  /** Posts to a call that names the conversation. @throws when there is none, or it is refused */
  async function post<Answer>(path: string, given: object = {}): Promise<Answer> {
    const { sessionId, secret } = now().chat ?? {};
    const response = await request('POST', origin, path, { sessionId, secret, ...given }, signal);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  }

  /** Sends a lead; one that cannot be sent is kept, and sent when it can be. `told` of both. @returns its own answer */
  async function lead(
    path: string,
    source: string,
    fields: Record<string, string>,
    told: (outcome: SendOutcome) => boolean,
  ) {
    const outcome = await requests.send({ form: 'chat', path, source, fields }, {}, signal);
    if (outcome.kind === 'kept') requests.claim(outcome.key, (_, settled) => told(settled));
    return told(outcome);
  }

  /** Hears from now on what people say in the chat, on later pages too. */
  function hear(): void {
    change(() => ({ live: true }));
    listen();
  }

  const listen = hearStaff({
    origin,
    signal,
    now,
    onSaid(said) {
      set({ news: '' });
      add(said);
    },
    onPerson(name) {
      const { person } = now();
      if (name === person) return;
      const news = name ? '' : chatTexts.left(person);
      set({ person: name, news });
      tell(news || chatTexts.answering(name));
    },
    onWriting() {
      const sign = ++signs;
      const news = chatTexts.writing(now().person);
      set({ news });
      later(writingLasts, () => sign === signs && now().news === news && set({ news: '' }));
    },
  });

  followChat(() => {
    if (readChat()) follow();
    else set({ ...nothingSaid, pending: now().pending });
  }, signal);
  addEventListener('online', () => retry(), { signal });
  retry();
  listen();

  return {
    store,
    post,
    prepare: requests.prepare,
    say,
    /** Asks for a person: what cannot be sent is kept, and sent when it can be. @throws when it is refused */
    async person(source: string): Promise<void> {
      const { sessionId = '', secret = '' } = now().chat ?? {};
      const told = (outcome: SendOutcome) => {
        if (outcome.kind === 'kept') say(chatTexts.asked);
        if (outcome.kind !== 'sent') return outcome.kind === 'kept';
        const { promise, reference } = outcome.answer as HandoverAnswer;
        say(`${promise} Your reference: ${reference}.`);
        hear();
        return true;
      };
      if (!(await lead(paths.chatHandover, source, { sessionId, secret }, told))) throw notSent();
    },
    retry,
    /** Passes the gate: specification, section 4. */
    start(contact: ClientInfo, greeting: string, source: string): void {
      const messages = [line('assistant', greeting), line('assistant', chatTexts.offer)];
      set({ ...nothingSaid, chat: { sessionId: uuid(), contact, messages, at: Date.now() } });
      tell(greeting);
      change(() => ({}));
      rememberContact(contact, origin === '');
      const { sessionId = '' } = now().chat ?? {};
      const fields = { ...contact, sessionId, page } as Record<string, string>;
      // Nobody waits for it.
      lead(paths.chatContact, source, fields, ({ kind }) => {
        if (kind === 'sent') trackLead('chat', source);
        return true;
      }).catch(() => undefined);
    },
    /** The visitor says something. */
    send(content: string): void {
      set({ news: '' });
      change(({ messages }) => ({
        messages: [...messages, { ...line('user', content), state: 'waiting' as const }],
      }));
      retry();
    },
    stop,
    announce: tell,
    rate(said: Said, helpful: boolean, reason?: string): void {
      if (said.answer) update(said.id, { answer: { ...said.answer, helpful } });
      post(paths.chatFeedback, { messageId: said.id, helpful, reason }).catch(() => undefined);
    },
    opened(): void {
      set({ unread: 0 });
      track('engagement', { subject: 'chat' });
    },
    /** Erases the chat here and on the server. @throws when the server cannot be reached; nothing is erased then */
    async forget(): Promise<void> {
      stop();
      if (now().chat?.secret) await post(paths.chatForget);
      eraseChat();
      set(nothingSaid);
      tell(chatTexts.forgotten);
    },
  };
}
