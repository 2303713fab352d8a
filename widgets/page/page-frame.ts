import { appearance } from '../state/appearance.ts';

/** How long a footer link to the page one is on waits before it scrolls up: docs/product.md, section 2. */
const toTopDelayMs = 100;

/**
 * What the script adds to the frame of our own pages. The frame works without it: the AI list is a
 * disclosure, the small-screen menu a popover, and every link leads somewhere.
 */
export function followPageFrame(signal: AbortSignal): void {
  document.addEventListener('click', closeMenu, { signal, capture: true });
  document.addEventListener('click', scrollToTop, { signal });
  document.addEventListener('keydown', closeDisclosureOnEscape, { signal });
  document.addEventListener('pointerdown', closeDisclosuresOutside, { signal });
  document.addEventListener('focusin', closeDisclosuresOutside, { signal });
}

/** The menu closes when a link or the booking button in it is chosen; first, so that focus returns to the menu's button. */
function closeMenu(event: MouseEvent): void {
  const chosen = event.target instanceof Element ? event.target.closest('a, [data-open]') : null;
  const menu = chosen?.closest<HTMLElement>('[popover]:popover-open');
  if (menu) menu.hidePopover();
}

/** A footer link to the page one is on scrolls up: smoothly after 100 ms, at once under reduced motion (decision 31). */
function scrollToTop(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.footer li a') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname) return;
  event.preventDefault();
  const { reducedMotion } = appearance.getState();
  if (reducedMotion) scrollTo({ top: 0, behavior: 'instant' });
  else setTimeout(() => scrollTo({ top: 0, behavior: 'smooth' }), toTopDelayMs);
}

function openDisclosures(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure][open]');
}

function closeDisclosureOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const disclosure of openDisclosures()) {
    if (!disclosure.contains(document.activeElement)) continue;
    disclosure.open = false;
    disclosure.querySelector('summary')?.focus();
    // Inside the menu, Escape closes the list first and the menu at the next press.
    event.preventDefault();
  }
}

/**
 * For lists that lie over the page. A list in the menu pushes what follows it down: closing it between press and
 * release would move the chosen link away, so it stays as the visitor left it.
 */
function closeDisclosuresOutside(event: Event): void {
  for (const disclosure of openDisclosures()) {
    const liesOver = !disclosure.closest('[popover]');
    if (liesOver && event.target instanceof Node && !disclosure.contains(event.target)) disclosure.open = false;
  }
}
