import { hasContact } from '../state/contact-details.ts';
import { isOfferDue, noteOffer } from '../state/interruption-times.ts';
import { interrupt, mayInterrupt } from '../state/interruptions.ts';

const offer = 'exit-offer';

/** How long a page is left alone, in milliseconds since it was opened (decision 16). */
export const leftAlone = 8_000;

/** Pages on which nobody is held up: where one writes to us, legal pages, answers to something sent, staff (decision 16). */
const quietPages =
  /^\/(contact|contact-us|privacy-policy|privacy-choices|terms|terms-of-service|accessibility|unsubscribe|thank-you|(newsletter|admin|api)(\/.*)?|admin-dashboard)\/?$/i;

/** Whether the offer never comes by itself at a path. */
export const isQuietPage = (path: string): boolean => quietPages.test(path);

/** A device that can hover has a mouse, whose leaving means something. */
const mayCome = () =>
  performance.now() >= leftAlone &&
  !isQuietPage(location.pathname) &&
  matchMedia('(hover: hover)').matches &&
  !hasContact() &&
  isOfferDue() &&
  mayInterrupt();

/**
 * Offers something when the mouse leaves the window through its top, if the offer may come by itself: decision 16.
 * @param prepare fetches what opening takes; the visitor may have begun to type meanwhile
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
    'northlume:closed',
    ({ detail }: CustomEventInit<{ widget: string }>) => {
      if (detail?.widget !== offer) return;
      gone();
      closed.abort();
    },
    { signal: closed.signal },
  );
  open(offer);
}
