import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { dialogShowsToasts } from '../state/toasts.ts';
import { holdPage } from '../ui/hold-page.ts';

/** Under this width the chat fills the screen: docs/product.md, section 9. */
const phone = '(width < 640px)';

/**
 * Opens and closes the chat's panel: beside the page, or on a phone in its place, as tall as the keyboard leaves it.
 * @param unasked opens it without taking the focus
 * @returns whether it fills the screen
 */
export function usePanel(panel: RefObject<HTMLDialogElement | null>, shown: boolean, unasked: boolean): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(phone).matches);

  useEffect(() => {
    const query = matchMedia(phone);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!shown || !current) return;
    // Only a modal dialog has the screen to itself; only show() and showModal() take the focus.
    if (unasked && !narrow) current.open = true;
    else if (narrow) current.showModal();
    else current.show();
    if (!unasked) current.querySelector<HTMLElement>(narrow ? 'h2' : 'textarea, h2')?.focus();
    const free = narrow ? [holdPage(), dialogShowsToasts(), followKeyboard(current)] : [];
    return () => {
      // It gives the focus back to where it was.
      current.close();
      for (const end of free) end();
    };
  }, [shown, narrow]);

  return narrow;
}

/** A keyboard on the screen covers the page without making it smaller; the panel stays above it. */
function followKeyboard({ style }: HTMLElement): () => void {
  // Null only in a document that is not shown.
  const view = visualViewport as VisualViewport;
  const ended = new AbortController();
  const follow = () => {
    style.height = `${view.height}px`;
    style.top = `${view.offsetTop}px`;
  };
  for (const type of ['resize', 'scroll']) view.addEventListener(type, follow, { signal: ended.signal });
  follow();
  return () => {
    ended.abort();
    style.height = style.top = '';
  };
}
