import type { StoredChat } from './stored-chat.ts';

const key = 'itwidgets:chat:open';

/** The next page in this tab continues an open chat. */
export function noteOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {
    // The next page starts with the chat closed.
  }
}

/** In its own file, because every page needs it. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** How long a visible page waits for staff after the last message (ms). */
const liveFor = 2 * 60 * 60 * 1000;

/**
 * Whether to continue this device's chat, minimised: it has unsent messages, or staff may answer. Reads the entry of
 * stored-chat.ts.
 */
export function goesOn(): boolean {
  try {
    const { live, at, messages }: StoredChat = JSON.parse(localStorage.getItem('itwidgets:chat') ?? '');
    const isOwed = messages.some(({ state }) => state && state !== 'refused');
    return isOwed || (live === true && !document.hidden && Date.now() - at < liveFor);
  } catch {
    // No chat, storage denied, or `toJSON` patched by the page.
    return false;
  }
}
