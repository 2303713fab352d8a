import { forPartners } from '../base/for-partners.ts';
import { hostClass } from './open-shadow.ts';

/**
 * One listener for all `[data-open]`, including later ones and those in open shadow roots. With a modifier key, a link
 * is followed as usual. A partner's page may stop the clicks on its own openers, so those are heard in the capture
 * phase; those of widgets after the widget's own listeners.
 */
export function openOnClick(open: (name: string, opener: HTMLElement) => boolean, signal: AbortSignal): void {
  const heard = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const opener = event.composedPath().find((node) => node instanceof HTMLElement && node.hasAttribute('data-open'));
    if (!(opener instanceof HTMLElement)) return;
    const isPages = forPartners && !opener.closest(`.${hostClass}`);
    if (isPages !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
    if (open(opener.dataset.open ?? '', opener)) event.preventDefault();
  };
  for (const capture of [true, false]) document.addEventListener('click', heard, { capture, signal });
}

/** Calls `warm` when pointer or focus reaches a `[data-open]`. */
export function warmOnReach(warm: (name: string) => void, signal: AbortSignal): void {
  const heard = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-open]');
    if (opener) warm(opener.dataset.open ?? '');
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, heard, { signal });
}
