import { showBusy } from './leave-for.ts';

/**
 * Holds the press on a form's submit button, or Enter in a field, which browsers tell as such a press, while the form's code is on
 * its way: the press counts once the script has taken the form over, with its messages and its care for what is sent.
 * @returns makes the press that was held, if there was one; where the code did not come, the form posts as plain HTML
 */
export function holdPress(placeholder: HTMLElement): () => void {
  const stop = new AbortController();
  let release: (() => void) | undefined;
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[type=submit]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (release) return;
    const ready = showBusy(button);
    release = () => {
      ready();
      // Not as another press, which would be held like this one where the code did not come.
      button.form?.requestSubmit(button);
    };
  };
  placeholder.addEventListener('click', hold, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    release?.();
  };
}
