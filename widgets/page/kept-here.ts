import type { UnsentStore } from '../api/unsent-store.ts';
import { eraseTicks, hasTicks } from './keep-ticks.ts';

/** What is kept may have changed: back on the page, in another tab, once a request was answered for. */
const changes = ['pageshow', 'storage', 'northlume:sent', 'northlume:failed'];

/**
 * What this device keeps, where the page tells of it (`[data-kept-here]`): each part (`[data-kept]`) is shown
 * while there is such a thing, `nothing` while there is none; a part's button erases that thing alone.
 */
export function showKept(store: UnsentStore, signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-kept-here]');
  if (!box) return;

  const isHere = (name?: string): boolean => {
    if (name === 'request') return store.all().length > 0;
    if (name === 'ticks') return hasTicks();
    return !isHere('request') && !isHere('ticks');
  };
  const show = () => {
    for (const part of box.querySelectorAll<HTMLElement>('[data-kept]')) part.hidden = !isHere(part.dataset.kept);
  };
  const erase = ({ target }: Event) => {
    const name = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-kept]');
    if (!name) return;
    if (name.dataset.kept === 'ticks') eraseTicks();
    else for (const { key } of store.all()) store.remove(key);
    show();
    // The button that had the focus is gone.
    box.focus();
  };

  show();
  box.hidden = false;
  for (const change of changes) addEventListener(change, show, { signal });
  box.addEventListener('click', erase, { signal });
  signal.addEventListener('abort', () => (box.hidden = true), { once: true });
}
