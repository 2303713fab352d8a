import type { UnsentRequests } from './unsent-requests.ts';

export type Resender = {
  look(): void;
};

/**
 * Resends when the connection or the tab returns, and when requests are due.
 * @param signal the script's lifetime
 */
export function createResender(flush: UnsentRequests['flush'], signal: AbortSignal): Resender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(all: boolean): void {
    // An exception in one run must not stop later runs.
    running = running
      .catch(() => {})
      .then(async () => {
        clearTimeout(timer);
        if (signal.aborted) return;
        const next = await flush(all);
        if (next === undefined || signal.aborted) return;
        // At least a second, in case the clock was set back.
        timer = setTimeout(() => run(false), Math.max(1000, next - Date.now()));
      });
  }

  const visible = () => document.visibilityState === 'visible' && run(false);
  addEventListener('online', () => run(true), { signal });
  document.addEventListener('visibilitychange', visible, { signal });
  return { look: () => run(false) };
}
