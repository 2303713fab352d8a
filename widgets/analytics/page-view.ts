import { consent } from '../state/consent.ts';
import { track } from './track.ts';

/**
 * Tells analytics of this page, once: at once when the visitor has agreed before, otherwise when they agree while
 * they are on it. Only the path goes along: what stands behind it (a search, a mail's token) is the visitor's own.
 */
export function trackPageView(signal: AbortSignal): void {
  const tell = () => {
    if (!consent.getState().analytics) return;
    stop();
    track('page_view', { path: location.pathname });
  };
  const stop = consent.subscribe(tell);
  signal.addEventListener('abort', stop);
  tell();
}
