/**
 * One listener for all elements with `data-open`, also those that come later and those inside open shadow
 * roots. Without a script, or with a key that asks for a new tab, such a link is what its `href` says.
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
