/** When the offer was last shown and dismissed (docs/product.md, sections 4 and 9). */
const keys = { shown: 'itwidgets:offer-shown', dismissed: 'itwidgets:offer-dismissed' } as const;

/** Milliseconds between offers. */
export const offerPause = 24 * 60 * 60 * 1000;

/** False within a day of either, or if storage is denied. */
export function isOfferDue(now: number = Date.now()): boolean {
  try {
    return Object.values(keys).every((key) => isOver(localStorage.getItem(key), now));
  } catch {
    return false;
  }
}

/** An invalid or future time (the clock was set back) does not count. */
function isOver(text: string | null, now: number): boolean {
  const since = now - Number(text ?? Number.NaN);
  return !(since >= 0 && since < offerPause);
}

/** @returns false if storage is denied */
export function noteOffer(what: keyof typeof keys, now: number = Date.now()): boolean {
  try {
    localStorage.setItem(keys[what], String(now));
    return true;
  } catch {
    return false;
  }
}

/** In `sessionStorage`. */
const visitKey = 'itwidgets:interrupted';

/** True if storage is denied. */
export function wasInterrupted(): boolean {
  try {
    return sessionStorage.getItem(visitKey) !== null;
  } catch {
    return true;
  }
}

/** @returns false if storage is denied */
export function noteInterruption(): boolean {
  try {
    sessionStorage.setItem(visitKey, '1');
    return true;
  } catch {
    return false;
  }
}

export function hasInterruptionTimes(): boolean {
  try {
    const isStored = Object.values(keys).some((key) => localStorage.getItem(key) !== null);
    return isStored || sessionStorage.getItem(visitKey) !== null;
  } catch {
    return false;
  }
}

export function eraseInterruptionTimes(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  sessionStorage.removeItem(visitKey);
}
