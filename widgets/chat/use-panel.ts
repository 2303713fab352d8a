import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { forPartners } from '../base/for-partners.ts';
import { dialogShowsToasts } from '../state/toasts.ts';
import { closeOnBack } from '../ui/close-on-back.ts';
import { holdPage } from '../ui/hold-page.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';

/** Full-screen below this width: docs/product.md, section 9. */
const phone = '(width < 640px)';

/**
 * Opens the panel next to the page, or full-screen above a phone's keyboard.
 * @param unasked does not take the focus
 * @param minimise for Back on a phone
 * @returns whether it is full-screen
 */
export function usePanel(
  panel: RefObject<HTMLDialogElement | null>,
  shown: boolean,
  unasked: boolean,
  minimise: () => void,
): boolean {
  const { origin } = useWidgetScope();
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
    // Full-screen needs a modal dialog, and so does a page's modal that it is opened from. Setting `open` does not take
    // the focus.
    if (unasked && !narrow) current.open = true;
    else if (narrow || (forPartners && document.querySelector(':modal'))) current.showModal();
    else current.show();
    if (!unasked) current.querySelector<HTMLElement>(narrow ? 'h2' : 'textarea, h2')?.focus();
    const free = narrow ? [holdPage(), dialogShowsToasts(), followKeyboard(current)] : [];
    if (narrow && !forPartners && origin === '') free.push(closeOnBack(minimise));
    return () => {
      // close() restores the focus.
      current.close();
      for (const end of free) end();
    };
  }, [shown, narrow]);

  return narrow;
}

/** The on-screen keyboard covers the page without resizing it. */
function followKeyboard({ style }: HTMLElement): () => void {
  // Null only in an inactive document.
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
