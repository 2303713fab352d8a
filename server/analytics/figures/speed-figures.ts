import type { DayRange, FigureTable, FigureUnit } from '../../../shared/staff/figures.ts';
import { vitalLimits } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { inSlices, percent } from './reading.ts';

const metrics = ['LCP', 'INP', 'CLS'] as const;
type Metric = (typeof metrics)[number];

const units: Record<Metric, FigureUnit> = { LCP: 'milliseconds', INP: 'milliseconds', CLS: 'shift' };
const kindNames: Record<string, string> = {
  all: 'All pages',
  home: 'Home page',
  services: 'Services',
  industries: 'Industries',
  locations: 'Locations',
  resources: 'Blog and resources',
  library: 'Library',
  general: 'Other pages',
};

const meanings: Record<Metric, string> = {
  LCP: 'LCP: largest part painted',
  INP: 'INP: slowest answer to a press',
  CLS: 'CLS: parts that moved',
};

/** Counts per value, by `page kind metric`. */
async function measured(
  read: DatabaseReader,
  days: DayRange,
  of: readonly Metric[] = metrics,
): Promise<Map<string, Map<number, number>>> {
  const rows = await inSlices(days, (slice) =>
    read
      .selectFrom('events')
      .select(({ fn }) => ['page_kind', 'metric', 'value', fn.sum<number>('count').as('count')])
      .where('event', '=', 'web_vital')
      .where('metric', 'in', of)
      .where('day', '>=', slice.from)
      .where('day', '<=', slice.to)
      .groupBy(['page_kind', 'metric', 'value'])
      .execute(),
  );
  const all = new Map<string, Map<number, number>>();
  for (const { page_kind, metric, value, count } of rows)
    for (const key of [`${page_kind} ${metric}`, `all ${metric}`]) {
      const values = all.get(key) ?? new Map<number, number>();
      all.set(key, values.set(value, (values.get(value) ?? 0) + Number(count)));
    }
  return all;
}

type Speed = { visits: number; threeOfFour: number | null; good: number | null };

function speedOf(values: Map<number, number> = new Map(), metric: Metric): Speed {
  const sorted = [...values].sort(([one], [other]) => one - other);
  const visits = sorted.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  const at = sorted.find(([, count]) => {
    passed += count;
    return passed >= visits * 0.75;
  });
  const good = sorted.filter(([value]) => value <= vitalLimits[metric].good).reduce((sum, [, count]) => sum + count, 0);
  return { visits, threeOfFour: at?.[0] ?? null, good: percent(good, visits) };
}

/** LCP of all pages, for the weekly email. */
export async function largestPaint(read: DatabaseReader, days: DayRange): Promise<number | null> {
  return speedOf((await measured(read, days, ['LCP'])).get('all LCP'), 'LCP').threeOfFour;
}

/** The 75th percentile per kind of page. */
export async function speed(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const [now, before] = [await measured(read, period), await measured(read, period.before)];
  const kinds = [...new Set([...now.keys()].map((key) => key.split(' ')[0] ?? ''))];
  kinds.sort((one, other) => Number(other === 'all') - Number(one === 'all') || (one < other ? -1 : 1));
  return {
    columns: [
      { name: 'kind', label: 'Pages', unit: 'text' },
      ...metrics.flatMap((metric) => [
        { name: metric, label: meanings[metric], unit: units[metric] },
        { name: `${metric}Before`, label: `${metric} before`, unit: units[metric] },
        { name: `${metric}Good`, label: `${metric} good`, unit: 'percent' as const },
        { name: `${metric}Visits`, label: `${metric} visits`, unit: 'count' as const },
      ]),
    ],
    rows: kinds.map((kind) => [
      kindNames[kind] ?? kind,
      ...metrics.flatMap((metric) => {
        const { threeOfFour, good, visits } = speedOf(now.get(`${kind} ${metric}`), metric);
        return [threeOfFour, speedOf(before.get(`${kind} ${metric}`), metric).threeOfFour, good, visits];
      }),
    ]),
  };
}
