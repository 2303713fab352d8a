import type { KeptChat } from './kept-chat.ts';

const key = 'northlume:chat:open';

/** Notes whether the chat is open in this tab, so that our next page goes on with it. */
export function noteOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or denied: the next page begins with the chat closed.
  }
}

/** Whether the page before was left with the chat open. By itself, as every page of ours asks it before the chat is there. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** For how long after the last word a person's answer is waited for beside every page that is seen (ms). */
const liveFor = 2 * 60 * 60 * 1000;

/**
 * Whether this device's chat has something to send, or a person may answer in it: then it goes on beside our next page,
 * minimised. It reads what kept-chat.ts keeps.
 */
export function goesOn(): boolean {
  try {
    const { live, at, messages }: KeptChat = JSON.parse(localStorage.getItem('northlume:chat') ?? '');
    const isOwed = messages.some(({ state }) => state && state !== 'refused');
    return isOwed || (live === true && !document.hidden && Date.now() - at < liveFor);
  } catch {
    // There is no chat, a page has changed how lists become text, or storage is denied.
    return false;
  }
}
