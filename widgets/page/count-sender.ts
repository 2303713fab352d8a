import { mostCounts } from '../../shared/count-limits.ts';
import type { Counted, CountsRequest } from '../../shared/counts.ts';
import { paths } from '../../shared/http.ts';
import { choices } from '../state/choices.ts';

/**
 * Sends counts when the page is hidden or left, or when many are waiting. No cookies, no retry; discards all if the
 * visitor has refused by then.
 * @returns adds a count
 */
export function countSender(atEnd: () => Counted[], signal: AbortSignal): (counted: Counted) => void {
  let waiting: Counted[] = [];

  function send(): void {
    const events = waiting;
    waiting = [];
    if (events.length === 0 || choices.getState().kept?.counts === false) return;
    void fetch(paths.events, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: location.pathname, events } satisfies CountsRequest),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  }

  function leave(): void {
    waiting.push(...atEnd());
    send();
  }

  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
    capture: true,
  });
  // Not every browser fires `visibilitychange` on leaving.
  addEventListener('pagehide', leave, { signal });
  return (counted) => {
    waiting.push(counted);
    if (waiting.length >= mostCounts / 2) send();
  };
}
