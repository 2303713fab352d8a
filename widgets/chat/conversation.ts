import { createStore } from 'zustand/vanilla';
import { track } from '../analytics/track.ts';
import { trackLead } from '../analytics/track-lead.ts';
import { request } from '../api/client.ts';
import type { SendOutcome } from '../api/unsent-requests.ts';
import { uuid } from '../base/uuid.ts';
import { wait } from '../base/wait.ts';
import { withLock } from '../base/with-lock.ts';
import type { ChatAnswer, ClientInfo, HandoverAnswer } from '../contract/chat.ts';
import { followUpWords } from '../contract/chat-rules.ts';
import { company } from '../contract/company.ts';
import { paths } from '../contract/http.ts';
import { rememberContact } from '../state/contact-details.ts';
import { eraseChat, followChat, type KeptChat, readChat, type Said, writeChat } from '../state/kept-chat.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { ask, notSent } from './ask.ts';
import { type ChatState, mergeChats, nothingSaid } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { hearStaff } from './hear-staff.ts';

/** Longest wait for a whole answer, in milliseconds. */
const patience = 60_000;
/** From a reply to the offer that follows it: specification, section 9. */
const followUpDelay = 1000;
/** From a sign that somebody writes to the end of what says so (ms): they come every three seconds. */
const writingLasts = 6000;

export type Conversation = ReturnType<typeof createConversation>;

/** A chat with the assistant: what was said, and what can be done. It lives as long as the widget. */
export function createConversation({ origin, signal, page, requests }: WidgetScope, isShown: () => boolean) {
  const store = createStore<ChatState>(() => ({ ...nothingSaid, chat: readChat() }));
  const { getState: now, setState: set } = store;
  let stopping = new AbortController();
  let signs = 0;

  const tell = (words: string, who: string = company.assistant) => set({ announced: `${who}: ${words}` });

  /** Changes the chat, and keeps it on the device. */
  function change(next: (chat: KeptChat) => Partial<KeptChat>): void {
    const { chat } = now();
    if (!chat) return;
    const changed = { ...chat, ...next(chat), at: Date.now() };
    set({ chat: changed });
    writeChat(changed);
  }

  /** Takes over what another tab has written. */
  function follow(): void {
    const theirs = readChat();
    const { chat } = now();
    if (theirs) set({ chat: mergeChats(chat, theirs) });
  }

  const update = (id: string, given: Partial<Said>) =>
    change(({ messages }) => ({ messages: messages.map((said) => (said.id === id ? { ...said, ...given } : said)) }));

  /** Adds what the other side says: after the question that it answers, else at the end. */
  function add(said: Said, after?: string): void {
    change(({ messages }) => {
      const at = messages.findIndex(({ id }) => id === after);
      return { messages: at < 0 ? [...messages, said] : messages.toSpliced(at + 1, 0, said) };
    });
    tell(said.content, said.author);
    set(({ unread }) => ({ unread: isShown() ? 0 : unread + 1 }));
  }

  const later = (delay: number, what: () => unknown) => void wait(delay, signal).then(what, () => undefined);

  const say = (content: string, after?: string) => add(line('assistant', content), after);

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

  /** Tries again what was not sent. */
  function retry(id?: string): void {
    for (const { id: one, state } of now().chat?.messages ?? [])
      if (id === one || (!id && state === 'failed')) update(one, { state: 'waiting' });
    if (now().chat?.messages.some(({ state }) => state === 'waiting')) void pump();
  }

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
    stop: () => stopping.abort(),
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
      stopping.abort();
      if (now().chat?.secret) await post(paths.chatForget);
      eraseChat();
      set(nothingSaid);
      tell(chatTexts.forgotten);
    },
  };
}

function line(role: Said['role'], content: string): Said {
  return { id: uuid(), role, content, timestamp: new Date().toISOString() };
}
