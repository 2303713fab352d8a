import { notSentOffline } from '../../shared/forms/offline.ts';
import { showBusy } from './open-fallback-page.ts';

/**
 * Buffers the visitor's events on a form while its code loads: focus, input, change and blur per field, and the submit
 * click (browsers dispatch one for Enter too).
 * @returns function to call with true once the code is loaded (replays the events), or with false if loading failed
 * (posts the form as plain HTML; offline, the status line reports the failure instead, because a post would show the
 * browser's error page)
 */
export function holdTouches(placeholder: HTMLElement): (isDrawn: boolean) => void {
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  const touched = {
    focusin: new Set<EventTarget>(),
    input: new Set<EventTarget>(),
    change: new Set<EventTarget>(),
    focusout: new Set<EventTarget>(),
  };
  let press: ((isDrawn: boolean) => void) | undefined;

  function note({ target, type }: Event): void {
    if (target) touched[type as keyof typeof touched].add(target);
  }
  function hold(event: Event): void {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[type=submit]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (press) return;
    const ready = showBusy(button);
    press = (isDrawn) => {
      ready();
      const status = isDrawn || navigator.onLine ? null : placeholder.querySelector('[data-slot="form-status"]');
      if (status) status.textContent = notSentOffline;
      // Not click(), which would be held again.
      else button.form?.requestSubmit(button);
    };
  }
  for (const type of Object.keys(touched)) placeholder.addEventListener(type, note, listening);
  placeholder.addEventListener('click', hold, listening);

  return (isDrawn) => {
    stop.abort();
    if (isDrawn)
      // Skip blur for a field that has the focus again.
      for (const [type, fields] of Object.entries(touched))
        for (const field of fields)
          if (type !== 'focusout' || field !== document.activeElement)
            field.dispatchEvent(new Event(type, { bubbles: true }));
    press?.(isDrawn);
  };
}
