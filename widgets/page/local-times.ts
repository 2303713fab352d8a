import { localTime } from '../base/local-time.ts';

/** Adds the visitor's own time to each `time` of `[data-local-times]`, where it differs. */
export function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-local-times] time')) {
    const here = localTime(time.dateTime);
    if (!here) continue;
    // Part of the button's name, for screen readers too.
    const own = document.createElement('small');
    own.textContent = `${here} your time`;
    time.after(' ', own);
  }
}
