import { savesData } from '../base/saves-data.ts';
import { whenIdle, whenLoaded } from '../base/when-idle.ts';
import { contactDetails } from '../state/contact-details.ts';
import { widgetNamed } from './registry.ts';

/** First events from a visitor, a password manager or an assistive tool. */
export const touches = ['pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

/** Calls `reach` before a pre-rendered placeholder's first event is handled. */
export function followTouches(reach: (placeholder: HTMLElement) => void, signal: AbortSignal): void {
  const heard = ({ target }: Event) => {
    const placeholder = target instanceof Element && target.closest<HTMLElement>('[data-ssr]');
    if (placeholder) reach(placeholder);
  };
  for (const type of touches) document.addEventListener(type, heard, { capture: true, signal });
}

/**
 * Whether to mount before any interaction: the widget has no pre-rendered HTML, has the focus or errors from the
 * server, a query or fragment is meant for it, or there are details to prefill.
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

/** Signs that a person is present. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Calls `warm` once, so that the first press waits for no file: when the page has loaded and is idle, unless the visitor
 * saves data, or after the first sign of a person.
 */
export function warmEarly(warm: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  const until = AbortSignal.any([signal, waiting.signal]);
  const begin = () => {
    waiting.abort();
    warm();
  };
  const heard = (event: Event) => {
    // Browsers also report a resting pointer after load.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    whenIdle(begin, until);
  };
  for (const type of signs) addEventListener(type, heard, { capture: true, passive: true, signal: until });
  if (!savesData()) whenLoaded(begin, until);
}

/** Calls `reach` for each pre-rendered placeholder in view, unless its widget waits for an interaction. */
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
