import { schemeAt } from './theme.ts';

/** The tag name of the element that holds floating widgets. */
export const floatingTag = 'northlume-floating';

/** Keyboard events that a host page's hotkeys would act on, as the page cannot see the field inside. */
const typing = ['keydown', 'keypress', 'keyup'];

/**
 * Attaches a shadow root to `element`, or reuses the one of an earlier mount, and puts an empty container into it.
 * Until `signal` ends, keyboard events do not leave the shadow root.
 */
export function openShadow(element: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  const container = document.createElement('div');
  container.className = 'nl-host';
  // Otherwise our English would inherit the language and direction of a page in French or Arabic.
  container.lang = 'en-CA';
  container.dir = 'ltr';
  // By the object model, which `style-src` does not restrict.
  if (element.localName !== floatingTag) container.style.colorScheme = schemeAt(element) ?? '';
  shadow.replaceChildren(container);
  for (const type of typing) {
    shadow.addEventListener(type, (event) => event.stopPropagation(), { signal });
    // Hotkeys of a page that listens in the capture phase would take the letters before the field has them.
    addEventListener(
      type,
      (event) => isLetter(event) && event.composedPath().includes(shadow) && event.stopImmediatePropagation(),
      {
        capture: true,
        signal,
      },
    );
  }
  return container;
}

function isLetter(event: Event): boolean {
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  return key?.length === 1 && !ctrlKey && !metaKey;
}
