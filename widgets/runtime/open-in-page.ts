import type { OpenContainer } from './floating.tsx';
import { hostClass } from './open-shadow.ts';

/**
 * For our own pages: what floats is in the document, where translators and find-in-page reach it. Its CSS is of prefixed
 * classes and is that of the page's own widgets.
 */
export function openInPage(css: string): OpenContainer {
  return (host, _sheets, signal) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    signal.addEventListener('abort', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const container = document.createElement('div');
    container.classList.add(hostClass);
    host.replaceChildren(container);
    return container;
  };
}
