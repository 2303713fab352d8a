import type { Counted } from '../../shared/counts.ts';

/** Missing in TypeScript's DOM library. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** A session window: gaps under 1 s, 5 s at most. */
const gapMs = 1000;
const windowMs = 5000;

/**
 * LCP, CLS and INP (a visit has few interactions, so the slowest equals the 98th percentile).
 * @returns new measurements, each once
 */
export function measureVitals(signal: AbortSignal): () => Counted[] {
  const measured = new Map<NonNullable<Counted['metric']>, number>();
  const ends: (() => void)[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    ends.push(() => {
      // Entries not yet delivered: an interaction just before the page is left.
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
