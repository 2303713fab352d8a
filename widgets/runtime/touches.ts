import { contactDetails } from '../state/contact-details.ts';
import { widgetNamed } from './registry.ts';

/** What a visitor, a password manager or an aid does first with a part of a page. */
export const touches = ['pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

/** Calls `reach` with the pre-rendered placeholder that a visitor touches, before the touch itself is handled. */
export function followTouches(reach: (placeholder: HTMLElement) => void, signal: AbortSignal): void {
  const heard = ({ target }: Event) => {
    const placeholder = target instanceof Element && target.closest<HTMLElement>('[data-ssr]');
    if (placeholder) reach(placeholder);
  };
  for (const type of touches) document.addEventListener(type, heard, { capture: true, signal });
}

/**
 * Whether a placeholder's widget is to be mounted before it is touched: it is drawn by the script alone, the address (query
 * or fragment) is meant for it, the server has refused what it sent, it is being typed into, or there are details to offer.
 */
export function isWantedNow(placeholder: HTMLElement): boolean {
  const hasDetails = Object.keys(contactDetails.getState()).length > 0;
  if (!('ssr' in placeholder.dataset) || hasDetails) return true;
  if (location.hash.startsWith(`#${placeholder.dataset.widget}=`)) return true;
  const widget = widgetNamed(placeholder.dataset.widget ?? '');
  if (widget?.query && new URLSearchParams(location.search).has(widget.query)) return true;
  return (
    placeholder.contains(document.activeElement) ||
    placeholder.querySelector('[data-error-summary]:not([hidden])') !== null
  );
}

/** What a visitor does who is about to do something: it says that a person is there, and changes nothing. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Calls `warm` once, at the first sign of a person on the page, when the page has nothing else to do. */
export function warmAtFirstSign(warm: () => void, signal: AbortSignal): void {
  const seen = new AbortController();
  const heard = (event: Event) => {
    // A browser tells where a pointer rests when a page has loaded.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    seen.abort();
    whenIdle(() => signal.aborted || warm());
  };
  const until = AbortSignal.any([signal, seen.signal]);
  for (const type of signs) addEventListener(type, heard, { capture: true, passive: true, signal: until });
}

/** Calls `reach` with each pre-rendered placeholder that comes into view and whose widget does not wait for a touch. */
export function followView(reach: (placeholder: HTMLElement) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      reach(target as HTMLElement);
    }
  });
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-ssr]'))
    if (!widgetNamed(placeholder.dataset.widget ?? '')?.atTouch) observer.observe(placeholder);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 200);
}
