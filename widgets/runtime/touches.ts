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

/**
 * Calls `reach` with each pre-rendered placeholder that comes into view; where the widget can wait for a touch, `warm` with
 * its name, once the page has nothing else to do.
 */
export function followView(
  reach: (placeholder: HTMLElement) => void,
  warm: (name: string) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const placeholder = target as HTMLElement;
      const name = placeholder.dataset.widget ?? '';
      const widget = widgetNamed(name);
      if (widget?.atTouch) whenIdle(() => signal.aborted || warm(name));
      else reach(placeholder);
    }
  });
  for (const placeholder of document.querySelectorAll('[data-ssr]')) observer.observe(placeholder);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 200);
}
