import type { UnsentStore } from '../api/unsent-store.ts';
import { paths } from '../contract/http.ts';
import { choices, eraseChoices } from '../state/choices.ts';
import { eraseContact, hasContact } from '../state/contact-details.ts';
import { eraseInterruptionTimes, hasInterruptionTimes } from '../state/interruption-times.ts';
import { eraseChat, readChat } from '../state/kept-chat.ts';
import { eraseTracker, hasTracker } from '../state/tracker-store.ts';
import { eraseForeignEntries, hasForeignEntries } from './foreign-entries.ts';
import { eraseTicks, hasTicks } from './keep-ticks.ts';

/** Erases the chat on the server and, once it is erased there, here: only the device has the secret that it takes. */
async function forgetChat(): Promise<void> {
  const { sessionId, secret } = readChat() ?? {};
  const body = JSON.stringify({ sessionId, secret });
  const headers = { 'Content-Type': 'application/json' };
  const forgotten = !secret || (await fetch(paths.chatForget, { method: 'POST', headers, body })).ok;
  if (!forgotten) return;
  eraseChat();
  dispatchEvent(new Event('storage'));
}

/** Events after which something else may be kept: back on the page, another tab, a request that was answered. */
const changes = ['pageshow', 'storage', 'northlume:sent', 'northlume:failed'];

/**
 * Shows what this device keeps, where the page has a place for it (`[data-kept-here]`): each part (`[data-kept]`)
 * is shown while there is such a thing, `nothing` while there is none; a part's button erases that thing alone.
 */
export function showKept(store: UnsentStore, signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-kept-here]');
  if (!box) return;

  const kinds: Record<string, { isKept(): boolean; erase(): void }> = {
    request: {
      isKept: () => store.all().length > 0,
      erase() {
        for (const { key } of store.all()) store.remove(key);
      },
    },
    contact: { isKept: hasContact, erase: eraseContact },
    ticks: { isKept: hasTicks, erase: eraseTicks },
    tracker: { isKept: hasTracker, erase: eraseTracker },
    offer: { isKept: hasInterruptionTimes, erase: eraseInterruptionTimes },
    choice: { isKept: () => choices.getState().kept !== undefined, erase: eraseChoices },
    foreign: { isKept: hasForeignEntries, erase: eraseForeignEntries },
    chat: { isKept: () => readChat() !== undefined, erase: () => void forgetChat() },
  };
  const isShown = (name = '') => kinds[name]?.isKept() ?? !Object.values(kinds).some(({ isKept }) => isKept());
  const show = () => {
    for (const part of box.querySelectorAll<HTMLElement>('[data-kept]')) part.hidden = !isShown(part.dataset.kept);
  };
  const erase = ({ target }: Event) => {
    const part = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-kept]');
    if (!part) return;
    kinds[part.dataset.kept ?? '']?.erase();
    show();
    // The button that had the focus is hidden now.
    box.focus();
  };

  show();
  box.hidden = false;
  for (const change of changes) addEventListener(change, show, { signal });
  signal.addEventListener('abort', choices.subscribe(show));
  box.addEventListener('click', erase, { signal });
  signal.addEventListener('abort', () => (box.hidden = true), { once: true });
}
