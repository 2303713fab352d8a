import { createStore } from 'zustand/vanilla';
import { contact } from '../../shared/company/contact.ts';
import { uuid } from '../base/uuid.ts';
import { wait } from '../base/wait.ts';
import { readChat, type StoredChat, type StoredMessage, writeChat } from '../state/stored-chat.ts';
import { type ChatState, mergeChats, nothingSaid } from './chat-state.ts';

/** As it is read out: without the marks of lists, bold words and links. */
const spoken = (text: string) => text.replace(/\*\*|^\s*[-*•]\s+|\[(?=.+?\]\()|\]\([^\s)]+\)/gm, '');

export type Thread = ReturnType<typeof createThread>;

/** @param signal the widget's lifetime */
export function createThread(signal: AbortSignal) {
  const store = createStore<ChatState>(() => ({ ...nothingSaid, chat: readChat() }));
  const { getState: now, setState: set } = store;

  const tell = (words: string, who: string = contact.assistant) => set({ announced: `${who}: ${words}` });

  /** Shown and announced until the next message. */
  function note(news: string): void {
    set({ news });
    tell(news);
  }

  function change(next: (chat: StoredChat) => Partial<StoredChat>): void {
    const { chat } = now();
    if (!chat) return;
    const changed = { ...chat, ...next(chat), at: Date.now() };
    set({ chat: changed });
    writeChat(changed);
  }

  /**
   * Merges what another tab saved. Saves again if that tab, which may see storage late, has overwritten something.
   * @returns undefined if storage has no chat
   */
  function follow(): StoredChat | undefined {
    const theirs = readChat();
    if (!theirs) return undefined;
    const chat = mergeChats(now().chat, theirs);
    set({ chat });
    if (chat.messages.length > theirs.messages.length) writeChat(chat);
    return chat;
  }

  const update = (id: string, given: Partial<StoredMessage>) =>
    change(({ messages }) => ({ messages: messages.map((said) => (said.id === id ? { ...said, ...given } : said)) }));

  /** Adds a message once: after its question, else at the end. */
  function add(said: StoredMessage, after?: string): void {
    if (now().chat?.messages.some(({ id }) => id === said.id)) return;
    change(({ messages }) => {
      const at = messages.findIndex(({ id }) => id === after);
      return { messages: at < 0 ? [...messages, said] : messages.toSpliced(at + 1, 0, said) };
    });
    tell(spoken(said.content), said.author);
    set(({ unread }) => ({ news: '', partial: '', unread: unread + 1 }));
  }

  const later = (delay: number, what: () => unknown) => void wait(delay, signal).then(what, () => undefined);

  const say = (content: string, after?: string) => add(newMessage('assistant', content), after);

  return { store, now, set, tell, note, change, follow, update, add, later, say };
}

export function newMessage(role: StoredMessage['role'], content: string): StoredMessage {
  return { id: uuid(), role, content, timestamp: new Date().toISOString() };
}
