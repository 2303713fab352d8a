import { notSentOffline } from '../../shared/forms/offline.ts';
import { showBusy } from './open-fallback-page.ts';

/**
 * Keeps what a visitor does with a form while its code is on its way: which fields had the focus, were changed and were left, of which the
 * code is to hear, and the press on the submit button (or Enter in a field, which browsers tell as such a press). It counts once
 * the script has taken the form over, with its messages and its care for what is sent.
 * @returns to be called when the code is there, or (`false`) did not come: then the form posts as plain HTML; without a
 * connection, which would show the browser's page in place of the form, the status line says so
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
      // Not as another press, which would be held like this one where the code did not come.
      else button.form?.requestSubmit(button);
    };
  }
  for (const type of Object.keys(touched)) placeholder.addEventListener(type, note, listening);
  placeholder.addEventListener('click', hold, listening);

  return (isDrawn) => {
    stop.abort();
    if (isDrawn)
      // A field that has the focus again has not been left.
      for (const [type, fields] of Object.entries(touched))
        for (const field of fields)
          if (type !== 'focusout' || field !== document.activeElement)
            field.dispatchEvent(new Event(type, { bubbles: true }));
    press?.(isDrawn);
  };
}
