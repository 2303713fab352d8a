import { type RefObject, useEffect } from 'react';

const parts = 'section, form, main, .st-acts';

/**
 * When the focused button disappears, the nearest part of the page that is left gets the focus, so that the next Tab
 * continues there.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    let focused: Element | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      around = [];
      for (let part = focused?.closest<HTMLElement>(parts); part; part = part.parentElement?.closest(parts))
        around.push(part);
    };
    const look = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      // A part without a box, such as a lead's facts on a phone, cannot take the focus.
      for (const part of around.filter(({ isConnected }) => isConnected)) {
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
        if (document.activeElement === part) return;
      }
    };
    main.current?.addEventListener('focusin', remember, { signal: listening.signal });
    const watching = new MutationObserver(look);
    if (main.current) watching.observe(main.current, { childList: true, subtree: true });
    return () => {
      listening.abort();
      watching.disconnect();
    };
  }, [main]);
}
