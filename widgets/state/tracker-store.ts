import { emptyTracker, readTracker, type Tracker } from '../../shared/tools/tracker.ts';
import { uuid } from '../base/uuid.ts';

/** Where the tracker is kept, and where something is put aside that could not be read as one. */
const storageKey = 'northlume:tracker';
const asideKey = 'northlume:tracker-unread';

/** What this device keeps of the tracker. `unread`: something is there that is no tracker, or one of a later version. */
export type KeptTracker = { tracker: Tracker; isKept: boolean; unread?: string };

/** Reads what is kept; an empty tracker, which is not kept, where there is nothing or storage is denied. */
export function keptTracker(id: string): KeptTracker {
  const text = read();
  const tracker = text === null ? undefined : readTracker(text);
  if (tracker) return { tracker, isKept: true };
  return { tracker: emptyTracker(id), isKept: false, ...(text !== null && { unread: text }) };
}

/**
 * Changes what is kept, beginning with what another tab may have kept since.
 * @param fallback of this tab, where storage holds nothing
 * @returns the tracker as it is now, and whether storage took it
 */
export function changeTracker(
  fallback: Tracker,
  change: (tracker: Tracker) => Tracker,
): { tracker: Tracker; isKept: boolean } {
  const text = read();
  const kept = text === null ? undefined : readTracker(text);
  const tracker = change(kept ?? fallback);
  try {
    // Nothing is lost: what we cannot read is put aside before it is written over.
    if (text !== null && !kept) localStorage.setItem(asideKey, text);
    localStorage.setItem(storageKey, JSON.stringify(tracker));
    return { tracker, isKept: true };
  } catch {
    return { tracker, isKept: false };
  }
}

/** Whether an event of the window says that another tab has changed the tracker. */
export const isOfTracker = ({ key }: StorageEvent): boolean => key === storageKey || key === null;

export const hasTracker = (): boolean => [storageKey, asideKey].some((key) => read(key) !== null);

export function eraseTracker(): void {
  try {
    for (const key of [storageKey, asideKey]) localStorage.removeItem(key);
  } catch {
    // Storage is denied: nothing is kept.
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
