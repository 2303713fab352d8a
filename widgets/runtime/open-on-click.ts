/**
 * One listener for all `[data-open]`, including later ones and those in open shadow roots. With a modifier key, a link
 * is followed as usual.
 */
export function openOnClick(open: (name: string, opener: HTMLElement) => boolean, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const opener = event.composedPath().find((node) => node instanceof HTMLElement && node.hasAttribute('data-open'));
      if (opener instanceof HTMLElement && open(opener.dataset.open ?? '', opener)) event.preventDefault();
    },
    { signal },
  );
}

/** Calls `warm` when pointer or focus reaches a `[data-open]`. */
export function warmOnReach(warm: (name: string) => void, signal: AbortSignal): void {
  const heard = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-open]');
    if (opener) warm(opener.dataset.open ?? '');
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, heard, { signal });
}
