/** Calls `run` when the browser is idle, unless `signal` has aborted. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const idle = () => signal.aborted || run();
  if (typeof requestIdleCallback === 'function') requestIdleCallback(idle);
  else setTimeout(idle, 200);
}

/** Calls `run` when the page has loaded and the browser is idle, unless `signal` has aborted. */
export function whenLoaded(run: () => void, signal: AbortSignal): void {
  const loaded = () => whenIdle(run, signal);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true, signal });
}
