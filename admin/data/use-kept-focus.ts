import { type RefObject, useEffect } from 'react';

const parts = 'section, form, main';

/**
 * A pressed button that goes takes no focus along: the nearest part of the page that is left gets it, so that the next
 * Tab goes on there.
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
      const left = around.find(({ isConnected }) => isConnected);
      focused = undefined;
      if (!left) return;
      left.tabIndex = -1;
      left.focus({ preventScroll: true });
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
