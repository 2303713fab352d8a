import { schemeAt } from './theme.ts';

/** How far from the window a placeholder is mounted. */
const margin = '50% 0px';

/**
 * Mounts placeholders that come near the window, one a frame, so that a page with many forms answers a visitor meanwhile
 * and pays for none that is not reached. One without a box, in a closed tab or modal, is mounted too.
 * @param mount gets the colour scheme as well: read for all before the first is drawn, it costs no layout
 * @returns watches a placeholder
 */
export function mountNear(
  mount: (placeholder: HTMLElement, scheme: string | undefined) => void,
  signal: AbortSignal,
): (placeholder: HTMLElement) => void {
  const near = new Map<HTMLElement, string | undefined>();
  let runs = false;

  function next(): void {
    const [first] = near;
    runs = first !== undefined && !signal.aborted;
    if (!first || !runs) return;
    const [placeholder, scheme] = first;
    near.delete(placeholder);
    observer.unobserve(placeholder);
    // What it moves away is no longer near in the next frame.
    requestAnimationFrame(() => setTimeout(next));
    mount(placeholder, scheme);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const placeholder = target as HTMLElement;
        const isNear = isIntersecting || (target.isConnected && box.width + box.height === 0);
        if (isNear) near.set(placeholder, schemeAt(placeholder, placeholder.dataset.theme));
        else near.delete(placeholder);
      }
      if (!runs) next();
    },
    { rootMargin: margin },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  return (placeholder) => observer.observe(placeholder);
}
