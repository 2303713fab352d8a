import type { Counted } from '../../shared/counts.ts';

/** What the browser reports of a moved part of the page; not in TypeScript's own library. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** Layout shifts within a second of each other, and five seconds in all, are one window. */
const gapMs = 1000;
const windowMs = 5000;

/**
 * Measures how the page came and answered, as the Core Web Vitals define it: largest paint, slowest answer to a press (of
 * the few presses a visit has, the slowest stands for the 98th percentile), and the worst window of layout shifts.
 * @returns what was measured since, each once
 */
export function measureVitals(signal: AbortSignal): () => Counted[] {
  const measured = new Map<NonNullable<Counted['metric']>, number>();
  const ends: (() => void)[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) => {
    // Other browsers know fewer types.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    ends.push(() => {
      // What the browser has measured and not yet said: a press just before the page is left.
      observer.takeRecords().forEach(take);
      observer.disconnect();
    });
  };

  observe('largest-contentful-paint', ({ startTime }) => measured.set('LCP', Math.round(startTime)));

  let first = 0;
  let last = 0;
  let sum = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) measured.set('CLS', 0);
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = startTime - last < gapMs && startTime - first < windowMs;
    if (!isSame) first = startTime;
    sum = isSame ? sum + value : value;
    last = startTime;
    measured.set('CLS', Math.max(measured.get('CLS') ?? 0, Math.round(sum * 1000)));
  });

  observe(
    'event',
    (entry) => {
      if ((entry as Interaction).interactionId)
        measured.set('INP', Math.max(measured.get('INP') ?? 0, Math.round(entry.duration)));
    },
    { durationThreshold: 16 },
  );

  const end = () => {
    // A page that is hidden has had its measures: they are said once.
    for (const stop of ends.splice(0)) stop();
  };
  signal.addEventListener('abort', end);
  return () => {
    end();
    const found = [...measured].map(([metric, value]) => ({ event: 'web_vital' as const, metric, value }));
    measured.clear();
    return found;
  };
}
