/** When the offer came last and when it was closed: docs/product.md, sections 4 and 9. In the device's storage. */
const keys = { shown: 'northlume:offer-shown', dismissed: 'northlume:offer-dismissed' } as const;

/** How long the offer does not come again, in milliseconds. */
export const offerPause = 24 * 60 * 60 * 1000;

/** Whether a day has passed since both. False where the device keeps nothing: then nobody can tell. */
export function isOfferDue(now: number = Date.now()): boolean {
  try {
    return Object.values(keys).every((key) => isOver(localStorage.getItem(key), now));
  } catch {
    return false;
  }
}

/** What is no time, or a time to come (the clock was set back), holds nothing off. */
function isOver(text: string | null, now: number): boolean {
  const since = now - Number(text ?? Number.NaN);
  return !(since >= 0 && since < offerPause);
}

/** Notes that the offer has come or was closed. @returns false where the device keeps nothing */
export function noteOffer(what: keyof typeof keys, now: number = Date.now()): boolean {
  try {
    localStorage.setItem(keys[what], String(now));
    return true;
  } catch {
    return false;
  }
}

/** In the tab's storage once an interruption was shown in this visit. */
const visitKey = 'northlume:interrupted';

/** Whether an interruption was shown in this visit. True where the tab has no storage to know it from. */
export function wasInterrupted(): boolean {
  try {
    return sessionStorage.getItem(visitKey) !== null;
  } catch {
    return true;
  }
}

/** Notes that an interruption is shown. @returns false where the tab keeps nothing */
export function noteInterruption(): boolean {
  try {
    sessionStorage.setItem(visitKey, '1');
    return true;
  } catch {
    return false;
  }
}

/** Whether any of it is kept. */
export function hasInterruptionTimes(): boolean {
  try {
    const isKept = Object.values(keys).some((key) => localStorage.getItem(key) !== null);
    return isKept || sessionStorage.getItem(visitKey) !== null;
  } catch {
    return false;
  }
}

export function eraseInterruptionTimes(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  sessionStorage.removeItem(visitKey);
}
