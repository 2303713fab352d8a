import { floatingTag } from '../base/floating-tag.ts';
import { schemeAt } from './theme.ts';

/** The class of the container in every shadow root of ours. */
export const hostClass = 'nl-host';

/** Keyboard events that a host page's hotkeys would act on, as the page cannot see the field inside. */
export const typing = ['keydown', 'keypress', 'keyup'];

/**
 * Attaches a shadow root to `element`, or reuses the one of an earlier mount, and puts an empty container into it.
 * Until `signal` ends, keyboard events do not leave the shadow root.
 */
export function openShadow(element: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  const container = document.createElement('div');
  container.classList.add(hostClass);
  // Otherwise our English would inherit the language and direction of a page in French or Arabic.
  container.lang = 'en-CA';
  container.dir = 'ltr';
  // By the object model, which `style-src` does not restrict.
  if (element.localName !== floatingTag) container.style.colorScheme = schemeAt(element) ?? '';
  shadow.replaceChildren(container);
  for (const type of typing) shadow.addEventListener(type, (event) => event.stopPropagation(), { signal });
  return container;
}
