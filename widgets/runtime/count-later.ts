import { saysNo } from '../base/privacy-signal.ts';
import { type Told, told } from '../state/page-events.ts';

/**
 * Fetches what counts the visit once the page is loaded and the browser idle, and hands it what happened until then. Where
 * it cannot be fetched, or the browser says no for its visitor, nothing is counted.
 */
export function countLater(signal: AbortSignal): void {
  if (saysNo()) return;
  const early: Told[] = [];
  const stop = told.subscribe((one) => early.push(one));
  const begin = () =>
    import('../page/follow-visit.ts').then(({ followVisit }) => {
      stop();
      if (!signal.aborted) followVisit(early, signal);
    }, stop);
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => void begin());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
