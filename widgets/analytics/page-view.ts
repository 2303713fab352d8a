import { consent } from '../state/consent.ts';
import { track } from './track.ts';

/**
 * Records one page view, now or when the visitor consents. Sends only the path: query and fragment may hold a search or
 * a token from an email.
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
