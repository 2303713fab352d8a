import { saysNo } from '../base/privacy-signal.ts';
import { type Told, told } from '../state/page-events.ts';

/**
 * Loads the visit counter once the page is loaded and idle, and passes it the earlier events. Does nothing if the
 * browser signals refusal.
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
