import { deleteChat } from '../api/delete-chat.ts';
import type { Unsent, UnsentStore } from '../api/unsent-store.ts';
import { noteOpen } from '../state/chat-open.ts';
import { choices, eraseChoices } from '../state/choices.ts';
import { eraseContact, hasContact } from '../state/contact-details.ts';
import { eraseInterruptionTimes, hasInterruptionTimes } from '../state/interruption-times.ts';
import { readChat, readDraft, readGate } from '../state/stored-chat.ts';
import { eraseTracker, hasTracker } from '../state/tracker-store.ts';
import { eraseTicks, hasTicks } from './checklist-storage.ts';
import { eraseForeignEntries, hasForeignEntries } from './third-party-storage.ts';

/** Events after which stored data may have changed. */
const changes = ['pageshow', 'storage', 'itwidgets:sent', 'itwidgets:failed'];

/**
 * Shows what this device stores (`[data-kept-here]`): each part (`[data-kept]`) that has data, or `nothing`. A part's
 * button deletes only its data.
 */
export function showKept(store: UnsentStore, signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-kept-here]');
  if (!box) return;

  const kinds: Record<string, { isStored(): boolean; erase(): void }> = {
    request: {
      isStored: () => store.all().length > 0,
      erase() {
        for (const { key } of store.all()) store.remove(key);
      },
    },
    contact: { isStored: hasContact, erase: eraseContact },
    ticks: { isStored: hasTicks, erase: eraseTicks },
    tracker: { isStored: hasTracker, erase: eraseTracker },
    offer: { isStored: hasInterruptionTimes, erase: eraseInterruptionTimes },
    choice: { isStored: () => choices.getState().kept !== undefined, erase: eraseChoices },
    foreign: { isStored: hasForeignEntries, erase: eraseForeignEntries },
    chat: { isStored: hasChat, erase: eraseChat },
  };
  const outcomes = box.querySelectorAll<HTMLElement>('[data-chat-is]');

  /** Shows the outcome, because the server may be unreachable. */
  function eraseChat(): void {
    const says = (outcome?: string) => {
      for (const line of outcomes) line.hidden = line.dataset.chatIs !== outcome;
    };
    says();
    const discard = (isMeant: (unsent: Unsent) => boolean) => {
      for (const { key } of store.all().filter(isMeant)) store.remove(key);
    };
    deleteChat('', readChat(), discard, signal).then(
      () => {
        noteOpen(false);
        says('erased');
        // Notify a chat that is open on this page.
        dispatchEvent(new StorageEvent('storage'));
      },
      () => says('kept'),
    );
  }

  const isShown = (name = '') => kinds[name]?.isStored() ?? !Object.values(kinds).some(({ isStored }) => isStored());
  const show = () => {
    for (const part of box.querySelectorAll<HTMLElement>('[data-kept]')) part.hidden = !isShown(part.dataset.kept);
  };
  const erase = ({ target }: Event) => {
    const part = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-kept]');
    if (!part) return;
    kinds[part.dataset.kept ?? '']?.erase();
    show();
    box.focus();
  };

  show();
  box.hidden = false;
  for (const change of changes) addEventListener(change, show, { signal });
  signal.addEventListener('abort', choices.subscribe(show));
  box.addEventListener('click', erase, { signal });
  signal.addEventListener('abort', () => (box.hidden = true), { once: true });
}

/** Counts unsent input from before the chat. */
function hasChat(): boolean {
  return readChat() !== undefined || readDraft() !== '' || Object.values(readGate()).some(Boolean);
}
