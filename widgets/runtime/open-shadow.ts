import { floatingTag } from '../base/floating-tag.ts';
import { schemeAt } from './theme.ts';

export const hostClass = 'nl-host';

/** A page's hotkeys would handle these, because the page cannot see the field inside. */
export const typing = ['keydown', 'keypress', 'keyup'];

/**
 * Attaches a shadow root with an empty container, or reuses that of an earlier mount. Keyboard events do not leave it
 * until `signal` aborts.
 */
export function openShadow(element: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  const container = document.createElement('div');
  container.classList.add(hostClass);
  // Not inherited from a French or Arabic page.
  container.lang = 'en-CA';
  container.dir = 'ltr';
  // The CSSOM is exempt from `style-src`.
  if (element.localName !== floatingTag) container.style.colorScheme = schemeAt(element) ?? '';
  shadow.replaceChildren(container);
  for (const type of typing) shadow.addEventListener(type, (event) => event.stopPropagation(), { signal });
  return container;
}
