import type { ChatQuote, ChatSource, ClientInfo } from '../contract/chat.ts';
import { chatLimits } from '../contract/chat-rules.ts';

/** One thing said: specification, section 3. */
export type Said = {
  id: string;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  /** Of the visitor's words: to be sent, not sent for a while, refused for good. Absent: answered. */
  state?: 'waiting' | 'failed' | 'refused';
  /** Of an answer by the server; what the page says by itself can neither be rated nor has sources. */
  answer?: { sources: ChatSource[]; quotes: ChatQuote[]; known: boolean; helpful?: boolean };
  /** Of the visitor's words: the server takes them for an emergency. */
  emergency?: boolean | undefined;
  /** Of a person's words: who says them. */
  author?: string | undefined;
};

/** What the device keeps of a chat. */
export type KeptChat = {
  sessionId: string;
  /** Issued with the first reply. */
  secret?: string | undefined;
  contact: ClientInfo;
  /** People may say something: asked for, or there already. */
  live?: boolean;
  messages: Said[];
  /** Milliseconds since 1970. */
  at: number;
};

const key = 'northlume:chat';
const local = 'localStorage';
const session = 'sessionStorage';
type Kind = typeof local | typeof session;
const draftKey = `${key}:draft`;
const openKey = `${key}:open`;
const lifetime = chatLimits.keptDays * 24 * 60 * 60 * 1000;

/**
 * The chat that this device keeps: of this tab alone until the visitor has sent something, of every tab of this origin from
 * then on. Undefined: none, or storage is switched off.
 */
export function readChat(): KeptChat | undefined {
  const kept = parse(get(local, key) ?? get(session, key));
  if (kept && Date.now() - kept.at < lifetime) return kept;
  eraseChat();
  return undefined;
}

export function writeChat(chat: KeptChat): void {
  const isSent = chat.messages.some(({ role }) => role === 'user');
  put(isSent ? local : session, key, JSON.stringify(chat));
  if (isSent) put(session, key);
}

export function eraseChat(): void {
  put(local, key);
  put(session, key);
}

/** What is typed and not sent yet, for this tab's next page and for its return after a crash. */
export const readDraft = (): string => get(session, draftKey) ?? '';
export const writeDraft = (text: string): void => put(session, draftKey, text || undefined);

/** Notes whether the chat is open in this tab, so that the next page goes on with it. */
export const noteOpen = (isOpen: boolean): void => put(session, openKey, isOpen ? '' : undefined);
export const wasOpen = (): boolean => get(session, openKey) !== null;

/** Calls `changed` when another tab has written or erased the chat. */
export function followChat(changed: () => void, signal: AbortSignal): void {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && changed(), { signal });
}

function get(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

/** Removes the entry when there is no text. Where storage is full or switched off, the chat lasts as long as the page. */
function put(kind: Kind, name: string, text?: string): void {
  try {
    const storage = window[kind];
    if (text === undefined) storage.removeItem(name);
    else storage.setItem(name, text);
  } catch {}
}

function parse(text: string | null): KeptChat | undefined {
  try {
    const kept: KeptChat | null = JSON.parse(text ?? 'null');
    // A page may have changed how lists become text.
    return kept?.contact && Array.isArray(kept.messages) ? kept : undefined;
  } catch {
    return undefined;
  }
}
