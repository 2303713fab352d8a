import type { UnsentRequests } from './unsent-requests.ts';

export type Resender = {
  /** Looks at once whether something is due, and sets the clock for what is not. */
  look(): void;
};

/**
 * Sends kept requests again: on the next page load, when the connection returns, when the tab is looked at
 * again, and when their time has come. Everything hangs on `signal`, the script's lifetime.
 */
export function createResender(flush: UnsentRequests['flush'], signal: AbortSignal): Resender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(all: boolean): void {
    // One try that fails of itself must not be the last one.
    running = running
      .catch(() => {})
      .then(async () => {
        clearTimeout(timer);
        if (signal.aborted) return;
        const next = await flush(all);
        if (next === undefined || signal.aborted) return;
        // At least a second apart, whatever a clock that was set back says.
        timer = setTimeout(() => run(false), Math.max(1000, next - Date.now()));
      });
  }

  const visible = () => document.visibilityState === 'visible' && run(false);
  addEventListener('online', () => run(true), { signal });
  document.addEventListener('visibilitychange', visible, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return { look: () => run(false) };
}
