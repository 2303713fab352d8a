import { emptyTracker, readTracker, type Tracker } from '../../shared/tools/tracker.ts';
import { uuid } from '../base/uuid.ts';

/** `asideKey` holds an entry that could not be read. */
const storageKey = 'itwidgets:tracker';
const asideKey = 'itwidgets:tracker-unread';

/** `unread`: an entry that is not a tracker, or of a later version. */
export type StoredTracker = { tracker: Tracker; isStored: boolean; unread?: string };

/** An empty, unstored tracker if there is none or storage is denied. */
export function storedTracker(id: string): StoredTracker {
  const text = read();
  const tracker = text === null ? undefined : readTracker(text);
  if (tracker) return { tracker, isStored: true };
  return { tracker: emptyTracker(id), isStored: false, ...(text !== null && { unread: text }) };
}

/**
 * Keeps what another tab has stored since.
 * @param fallback this tab's tracker, if storage has none
 */
export function changeTracker(
  fallback: Tracker,
  change: (tracker: Tracker) => Tracker,
): { tracker: Tracker; isStored: boolean } {
  const text = read();
  const stored = text === null ? undefined : readTracker(text);
  const tracker = change(stored ?? fallback);
  try {
    // Back up an unreadable entry before overwriting it.
    if (text !== null && !stored) localStorage.setItem(asideKey, text);
    localStorage.setItem(storageKey, JSON.stringify(tracker));
    return { tracker, isStored: true };
  } catch {
    return { tracker, isStored: false };
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
