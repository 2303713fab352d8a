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
