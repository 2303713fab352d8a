import { floatingTag } from '../base/floating-tag.ts';

export const hostClass = 'nl-host';

/** A page's hotkeys would handle these, because the page cannot see the field inside. */
export const typing = ['keydown', 'keypress', 'keyup'];

/** Scrollers that listen to the whole page, such as Lenis, would scroll it instead of what is above it. */
const scrolling = ['wheel', 'touchstart', 'touchmove', 'touchend'];

/**
 * Attaches a shadow root with an empty container, or reuses that of an earlier mount. Keyboard events, and above the
 * page those that scroll, do not leave it until `signal` aborts.
 */
export function openShadow(element: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  const container = document.createElement('div');
  container.classList.add(hostClass);
  // Not inherited from a French or Arabic page.
  container.lang = 'en-CA';
  container.dir = 'ltr';
  shadow.replaceChildren(container);
  for (const type of element.localName === floatingTag ? [...typing, ...scrolling] : typing)
    shadow.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  return container;
}
