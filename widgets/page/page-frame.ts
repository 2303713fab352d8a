import { appearance } from '../state/appearance.ts';

/** Delay before scrolling to the top: docs/product.md, section 2. */
const toTopDelayMs = 100;

/** The frame also works without the script: disclosures, a popover, plain links, a header that stays at the top. */
export function followPageFrame(signal: AbortSignal): void {
  document.addEventListener('click', closeMenu, { signal, capture: true });
  document.addEventListener('click', scrollToTop, { signal });
  document.addEventListener('keydown', closeDisclosureOnEscape, { signal });
  document.addEventListener('pointerdown', closeDisclosuresOutside, { signal });
  document.addEventListener('focusin', closeDisclosuresOutside, { signal });
  bringHeaderBack(signal);
  openLinkedFold();
  addEventListener('hashchange', openLinkedFold, { signal });
}

/** The fragment; as it stands where it is no valid encoding. */
function idInAddress(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A browser opens a closed part for a place inside it, an older one does not; none does for the part's heading. */
function openLinkedFold(): void {
  const place = document.getElementById(idInAddress());
  const fold = place?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  place?.scrollIntoView();
}

/** Distance (px) that counts as scrolling up or down: a thumb trembles. */
const tremble = 4;

/** Over the page while a visitor scrolls up; gone on the way down, unless it has the focus or an open list. */
function bringHeaderBack(signal: AbortSignal): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let last = scrollY;
  const follow = () => {
    const moved = scrollY - last;
    const isAtTop = scrollY <= header.offsetHeight;
    if (!isAtTop && Math.abs(moved) <= tremble) return;
    last = scrollY;
    if (isAtTop || (moved > 0 && !header.matches(':focus-within, :has([open], :popover-open)')))
      delete header.dataset.back;
    else if (moved < 0) header.dataset.back = '';
  };
  addEventListener('scroll', follow, { passive: true, signal });
}

/**
 * Closes the menu when a link or button in it is chosen. Runs in the capture phase, so that the menu's button has the
 * focus again before a dialog opens.
 */
function closeMenu(event: MouseEvent): void {
  const chosen = event.target instanceof Element ? event.target.closest('a, [data-open]') : null;
  const menu = chosen?.closest<HTMLElement>('[popover]:popover-open');
  if (menu) menu.hidePopover();
}

/** For a link to the current page: smoothly after 100 ms, immediately under reduced motion (decision 31). */
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
    // The first Escape closes the list, the next one the menu.
    event.preventDefault();
  }
}

/**
 * Only lists that overlay the page. One in the menu pushes content down: closing it between press and release would
 * move the target.
 */
function closeDisclosuresOutside(event: Event): void {
  for (const disclosure of openDisclosures()) {
    const liesOver = !disclosure.closest('[popover]');
    if (liesOver && event.target instanceof Node && !disclosure.contains(event.target)) disclosure.open = false;
  }
}
