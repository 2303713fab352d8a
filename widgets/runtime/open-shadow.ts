/** The name of the element that floating widgets live in. */
export const floatingTag = 'northlume-floating';

/** Events of typing that a page's own hotkeys would take for theirs, as they cannot see the field inside. */
const typing = ['keydown', 'keypress', 'keyup'];

/**
 * Opens a shadow root on `element`, or takes the one of an earlier mount, and puts an empty container into it.
 * Until `signal` ends, keys that are pressed inside stay inside.
 */
export function openShadow(element: HTMLElement, sheet: CSSStyleSheet, signal: AbortSignal): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  container.className = 'nl-host';
  // A page in French or Arabic would have our English read and set as its own.
  container.lang = 'en-CA';
  container.dir = 'ltr';
  shadow.replaceChildren(container);
  for (const type of typing) shadow.addEventListener(type, (event) => event.stopPropagation(), { signal });
  return container;
}
