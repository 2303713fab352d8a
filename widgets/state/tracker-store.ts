import { emptyTracker, readTracker, type Tracker } from '../../shared/tools/tracker.ts';
import { uuid } from '../base/uuid.ts';

/** `asideKey` holds an entry that could not be read. */
const storageKey = 'northlume:tracker';
const asideKey = 'northlume:tracker-unread';

/** `unread`: an entry that is no tracker, or from a later version. */
export type KeptTracker = { tracker: Tracker; isKept: boolean; unread?: string };

/** Empty and unstored if there is none or storage is denied. */
export function keptTracker(id: string): KeptTracker {
  const text = read();
  const tracker = text === null ? undefined : readTracker(text);
  if (tracker) return { tracker, isKept: true };
  return { tracker: emptyTracker(id), isKept: false, ...(text !== null && { unread: text }) };
}

/**
 * Keeps what another tab has stored since.
 * @param fallback this tab's tracker, if storage has none
 */
export function changeTracker(
  fallback: Tracker,
  change: (tracker: Tracker) => Tracker,
): { tracker: Tracker; isKept: boolean } {
  const text = read();
  const kept = text === null ? undefined : readTracker(text);
  const tracker = change(kept ?? fallback);
  try {
    // Back up an unreadable entry before overwriting it.
    if (text !== null && !kept) localStorage.setItem(asideKey, text);
    localStorage.setItem(storageKey, JSON.stringify(tracker));
    return { tracker, isKept: true };
  } catch {
    return { tracker, isKept: false };
  }
}

export const isOfTracker = ({ key }: StorageEvent): boolean => key === storageKey || key === null;

export const hasTracker = (): boolean => [storageKey, asideKey].some((key) => read(key) !== null);

export function eraseTracker(): void {
  try {
    for (const key of [storageKey, asideKey]) localStorage.removeItem(key);
  } catch {
    // Storage is denied.
  }
}

export const newListId = (): string => uuid();

function read(key = storageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
