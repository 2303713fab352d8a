import type { KeyboardEvent } from 'react';

/** Arrow keys move between the field and the results; Escape returns to the field. Ignored during IME composition. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const root = event.currentTarget;
  const field = root.querySelector<HTMLElement>('input[type="search"]');
  const stops = [field, ...root.querySelectorAll<HTMLElement>('[data-results] a')].filter((stop) => stop !== null);
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: at > 0 ? 0 : -1 }[event.key];
  const stop = at < 0 || to === undefined ? undefined : stops[to];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
