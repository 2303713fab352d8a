import type { ChatQuote, ChatSource, ClientInfo } from '../../shared/chat/chat.ts';
import { chatLimits } from '../../shared/chat/chat-rules.ts';

/** One thing said: docs/product.md, section 3. */
export type Said = {
  id: string;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  /** Of the visitor's words, or of the thumb at an answer: to be sent, not sent for a while, refused for good. Absent: arrived. */
  state?: 'waiting' | 'failed' | 'refused' | undefined;
  /** Of an answer by the server; what the page says by itself can neither be rated nor has sources. */
  answer?: {
    sources: ChatSource[];
    quotes: ChatQuote[];
    known: boolean;
    helpful?: boolean;
    reason?: string | undefined;
  };
  /** Of the visitor's words: whether the server takes them for an emergency. Absent before it has answered. */
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
const draftKey = `${key}:draft`;
const gateKey = `${key}:gate`;
const local = 'localStorage';
const session = 'sessionStorage';
type Kind = typeof local | typeof session;
const lifetime = chatLimits.keptDays * 24 * 60 * 60 * 1000;

/** Whether something has still to be sent. */
export const isOwed = ({ state }: Said): boolean => !!state && state !== 'refused';

/**
 * The chat that this device keeps: of this tab alone until the visitor has sent something, of every tab of this origin from
 * then on. Undefined: none, or storage is switched off. One that is too old is erased, unless something in it has still to
 * be sent: it may be the clock that is wrong.
 */
export function readChat(): KeptChat | undefined {
  let kept = read<KeptChat>(local, key);
  // A tab that was duplicated has a copy of its own, which must not outlive what the other erases.
  if (kept) put(session, key);
  else kept = read(session, key);
  // A page may have changed how lists become text.
  if (!kept?.contact || !Array.isArray(kept.messages)) return undefined;
  if (Date.now() - kept.at < lifetime || kept.messages.some(isOwed)) return kept;
  eraseChat();
  return undefined;
}

export function writeChat(chat: KeptChat): void {
  const isSent = chat.messages.some(({ role }) => role === 'user');
  put(isSent ? local : session, key, chat);
  if (isSent) put(session, key);
}

/** Erases the chat, and what is typed in this tab. */
export function eraseChat(): void {
  put(local, key);
  for (const name of [key, draftKey, gateKey]) put(session, name);
}

/** What is typed and not sent yet, for this tab's next page and for its return after a crash. */
export const readDraft = (): string => `${read(session, draftKey) ?? ''}`;
export const writeDraft = (text: string): void => put(session, draftKey, text);

/** The same of the gate's fields. */
export const readGate = (): Record<string, string> => read(session, gateKey) ?? {};
export const writeGate = (values?: Record<string, string>): void => put(session, gateKey, values);

/** Calls `changed` when another tab has written or erased the chat. */
export function followChat(changed: () => void, signal: AbortSignal): void {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && changed(), { signal });
}

function read<Value>(kind: Kind, name: string): Value | undefined {
  try {
    return JSON.parse(window[kind].getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the entry when there is nothing to keep. Where storage is full or switched off, the chat lasts as long as the page. */
function put(kind: Kind, name: string, value?: unknown): void {
  try {
    const storage = window[kind];
    if (value) storage.setItem(name, JSON.stringify(value));
    else storage.removeItem(name);
  } catch {}
}
