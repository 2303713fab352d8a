import { showBusy } from './leave-for.ts';

/**
 * Keeps what a visitor does with a form while its code is on its way: the first change of each field, which the code is to hear of,
 * and the press on the submit button (or Enter in a field, which browsers tell as such a press), which counts once the script has
 * taken the form over, with its messages and its care for what is sent.
 * @returns to be called when the code is there, or (`false`) did not come: then the form posts as plain HTML
 */
export function holdTouches(placeholder: HTMLElement): (isDrawn: boolean) => void {
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  const changed = { input: new Set<EventTarget>(), change: new Set<EventTarget>() };
  let press: (() => void) | undefined;

  function note({ target, type }: Event): void {
    if (target) changed[type as keyof typeof changed].add(target);
  }
  function hold(event: Event): void {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[type=submit]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (press) return;
    const ready = showBusy(button);
    press = () => {
      ready();
      // Not as another press, which would be held like this one where the code did not come.
      button.form?.requestSubmit(button);
    };
  }
  for (const type of Object.keys(changed)) placeholder.addEventListener(type, note, listening);
  placeholder.addEventListener('click', hold, listening);

  return (isDrawn) => {
    stop.abort();
    if (isDrawn)
      for (const [type, fields] of Object.entries(changed))
        for (const field of fields) field.dispatchEvent(new Event(type, { bubbles: true }));
    press?.();
  };
}
