import { hasContact } from '../state/contact-details.ts';
import { isOfferDue, noteOffer } from '../state/interruption-times.ts';
import { interrupt, mayInterrupt } from '../state/interruptions.ts';

const offer = 'exit-offer';

/** The offer stays closed this long after page load (ms; decision 16). */
export const leftAlone = 8_000;

/** No automatic offer here: contact, legal, confirmations, staff (decision 16). */
const quietPages =
  /^\/(contact|contact-us|privacy-policy|privacy-choices|terms|terms-of-service|accessibility|unsubscribe|thank-you|(newsletter|admin|api)(\/.*)?|admin-dashboard)\/?$/i;

export const isQuietPage = (path: string): boolean => quietPages.test(path);

const mayCome = () =>
  performance.now() >= leftAlone &&
  !isQuietPage(location.pathname) &&
  matchMedia('(hover: hover)').matches &&
  !hasContact() &&
  isOfferDue() &&
  mayInterrupt();

/**
 * Opens the offer when the mouse leaves the window at the top, if decision 16 allows it.
 * @param prepare loads the widget; the conditions are then checked again, because the visitor may be typing
 */
export function offerOnLeaving(
  prepare: (widget: string) => Promise<unknown>,
  open: (widget: string) => unknown,
  signal: AbortSignal,
): void {
  const left = ({ pointerType, relatedTarget, clientY }: PointerEvent) => {
    if (pointerType === 'mouse' && !relatedTarget && clientY <= 0) void offerNow(prepare, open);
  };
  document.addEventListener('pointerout', left, { signal });
}

async function offerNow(
  prepare: (widget: string) => Promise<unknown>,
  open: (widget: string) => unknown,
): Promise<void> {
  if (!mayCome()) return;
  await prepare(offer);
  if (!mayCome() || !noteOffer('shown')) return;
  const gone = interrupt();
  if (!gone) return;
  const closed = new AbortController();
  document.addEventListener(
    'itwidgets:closed',
    ({ detail }: CustomEventInit<{ widget: string }>) => {
      if (detail?.widget !== offer) return;
      gone();
      closed.abort();
    },
    { signal: closed.signal },
  );
  open(offer);
}
