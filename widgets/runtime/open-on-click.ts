/**
 * One listener for all elements with `data-open`, including later ones and those inside open shadow roots. Without
 * the script, or with a modifier key, such a link is followed as usual.
 */
export function openOnClick(open: (name: string, opener: HTMLElement) => boolean, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const opener = event
        .composedPath()
        .find((node) => node instanceof HTMLElement && node.dataset.open !== undefined);
      if (opener instanceof HTMLElement && open(opener.dataset.open ?? '', opener)) event.preventDefault();
    },
    { signal },
  );
}

/** Calls `warm` when a visitor is about to press an element with `data-open`: the pointer or the focus is on it. */
export function warmOnReach(warm: (name: string) => void, signal: AbortSignal): void {
  const heard = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-open]');
    if (opener) warm(opener.dataset.open ?? '');
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, heard, { signal });
}
