import type { ChatQuote, ChatSource, ClientInfo } from '../../shared/chat/chat.ts';
import { chatLimits } from '../../shared/chat/chat-rules.ts';
import { forPartners } from '../base/for-partners.ts';

/** A message (docs/product.md, section 3). */
export type StoredMessage = {
  id: string;
  role: 'user' | 'assistant' | 'staff';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  /** Delivery of a visitor's message or rating: queued, failed so far, finally refused. Undefined: delivered. */
  state?: 'waiting' | 'failed' | 'refused' | undefined;
  /** Server answers only: the page's own texts have no sources and cannot be rated. */
  answer?: {
    sources: ChatSource[];
    quotes: ChatQuote[];
    known: boolean;
    helpful?: boolean;
    reason?: string | undefined;
  };
  emergency?: boolean | undefined;
  author?: string | undefined;
};

export type StoredChat = {
  sessionId: string;
  /** Chosen here, so that no call needs a reply first. */
  secret: string;
  /** The server has accepted a message. */
  begun?: boolean;
  contact: ClientInfo;
  /** Staff may answer. */
  live?: boolean;
  messages: StoredMessage[];
  /** Milliseconds since 1970. */
  at: number;
};

const key = 'itwidgets:chat';
const draftKey = `${key}:draft`;
const gateKey = `${key}:gate`;
const local = 'localStorage';
const session = 'sessionStorage';
type BrowserStorage = typeof local | typeof session;
const hour = 60 * 60 * 1000;
const lifetime = forPartners ? chatLimits.partnerHours * hour : chatLimits.keptDays * 24 * hour;

/** Whether the message or its rating is unsent. */
export const isOwed = ({ state }: StoredMessage): boolean => !!state && state !== 'refused';

/**
 * The chat of this tab until the visitor sends a message, then of all tabs of this origin; on partners' pages always of
 * this tab, as any script there can read it. Undefined if storage is disabled. Deletes an expired chat unless something
 * is unsent, because the clock may be wrong.
 */
export function readChat(): StoredChat | undefined {
  let stored = forPartners ? undefined : read<StoredChat>(local, key);
  // A duplicated tab's copy must not outlive the original's deletion.
  if (stored) put(session, key);
  else stored = read(session, key);
  // A page may have patched `toJSON`.
  if (!stored?.contact || !Array.isArray(stored.messages)) return undefined;
  if (Date.now() - stored.at < lifetime || stored.messages.some(isOwed)) return stored;
  eraseChat();
  return undefined;
}

export function writeChat(chat: StoredChat): void {
  const isSent = !forPartners && chat.messages.some(({ role }) => role === 'user');
  put(isSent ? local : session, key, chat);
  if (isSent) put(session, key);
}

/** Also deletes this tab's drafts. */
export function eraseChat(): void {
  put(local, key);
  for (const name of [key, draftKey, gateKey]) put(session, name);
}

/** For this tab's next page, or after a crash. */
export const readDraft = (): string => `${read(session, draftKey) ?? ''}`;
export const writeDraft = (text: string): void => put(session, draftKey, text);

export const readGate = (): Record<string, string> => read(session, gateKey) ?? {};
export const writeGate = (values?: Record<string, string>): void => put(session, gateKey, values);

/** Calls `changed` when another tab writes or deletes the chat. */
export function followChat(changed: () => void, signal: AbortSignal): void {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && changed(), { signal });
}

function read<Value>(kind: BrowserStorage, name: string): Value | undefined {
  try {
    return JSON.parse(window[kind].getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without a `value`, removes the entry. If storage is full or disabled, the chat lasts as long as the page. */
function put(kind: BrowserStorage, name: string, value?: unknown): void {
  try {
    const storage = window[kind];
    if (value) storage.setItem(name, JSON.stringify(value));
    else storage.removeItem(name);
  } catch {}
}
