import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import { lostReasons } from '../../../shared/staff/inbox.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { noRequest } from '../../leads/tables.ts';
import { daysOf, momentsOf, type Period } from '../period.ts';
import { cityOf } from './city-of.ts';
import { formName } from './form-names.ts';
import { companyDayOf, compared, dayOf, inSlices, sums } from './reading.ts';

/** Days per slice: anyone can send any page, and SQLite reads on the main thread. */
const sliceDays = 7;

/** @param name what a value of the column is counted under; it is empty if the request has none */
function requestsBy(read: DatabaseReader, column: 'form' | 'page' | 'origin', name = (value: string) => value) {
  return async (days: DayRange): Promise<Map<string, number>> => {
    const rows = await inSlices(
      days,
      async (slice) => {
        const { start, end } = momentsOf(slice);
        const counted = await read
          .selectFrom('leads')
          .select(({ fn }) => [`${column} as key`, fn.countAll<number>().as('count')])
          .where('received_at', '>=', start)
          .where('received_at', '<', end)
          .where('state', 'not in', noRequest)
          .groupBy(column)
          .execute();
        return counted.map(({ key, count }) => ({ key: name(key ?? ''), count }));
      },
      sliceDays,
    );
    return sums(rows);
  };
}

export async function leadsByDay(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const [now, before] = [await requestsByDay(read, period), await requestsByDay(read, period.before)];
  const earlier = daysOf(period.before);
  return {
    columns: [
      { name: 'day', label: 'Day', unit: 'day' },
      { name: 'requests', label: 'Requests', unit: 'count' },
      { name: 'dayBefore', label: 'Day of the period before', unit: 'day' },
      { name: 'requestsBefore', label: 'Requests then', unit: 'count' },
    ],
    rows: daysOf(period).map((day, at) => {
      const then = earlier[at] ?? '';
      return [day, now.get(day) ?? 0, then, before.get(then) ?? 0];
    }),
  };
}

export async function requestsByDay(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    const day = companyDayOf('received_at', slice);
    return read
      .selectFrom('leads')
      .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('count')])
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', 'not in', noRequest)
      .groupBy(day)
      .execute();
  });
  return sums(rows.map(({ day, count }) => ({ key: dayOf(Number(day)), count })));
}

const table = (label: string, rows: FigureTable['rows']): FigureTable => ({
  columns: [
    { name: 'of', label, unit: 'text' },
    { name: 'requests', label: 'Requests', unit: 'count' },
    { name: 'requestsBefore', label: 'Period before', unit: 'count' },
  ],
  rows,
});

export async function leadsByForm(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const rows = await compared(period, requestsBy(read, 'form'));
  return table(
    'Form',
    rows.map(([form, ...counts]) => [formName(form), ...counts]),
  );
}

/** Names only our own pages: clients can send any other path, even one with personal data. */
export async function leadsByPage(
  read: DatabaseReader,
  period: Period,
  ours: ReadonlySet<string>,
): Promise<FigureTable> {
  const nameOf = (page: string) => {
    if (page === '') return 'Not told';
    return ours.has(page) ? page : 'Another site';
  };
  const rows = await compared(period, requestsBy(read, 'page', nameOf));
  return table('Page', rows);
}

/** By the page's city; visitors are not asked for theirs. @param cities slugs of cities with pages */
export async function leadsByCity(
  read: DatabaseReader,
  period: Period,
  cities: readonly string[],
): Promise<FigureTable> {
  const nameOf = (page: string) => cityOf(page, cities) ?? 'No city';
  const rows = await compared(period, requestsBy(read, 'page', nameOf));
  return table('City of the page', rows);
}

/** @param own our own origin */
export async function leadsByPartner(read: DatabaseReader, period: Period, own: string): Promise<FigureTable> {
  // No origin: a form posted without a script, which only our pages have, or a client that is no browser.
  const nameOf = (origin: string) => (origin === '' || origin === own ? 'Our own site' : origin);
  const rows = await compared(period, requestsBy(read, 'origin', nameOf));
  return table('Site', rows);
}

/** Requests of the period that are lost, by the reason that staff gave. */
export async function lostByReason(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const rows = await compared(period, async (days) => {
    const { start, end } = momentsOf(days);
    const lost = await read
      .selectFrom('leads')
      .select(({ fn }) => ['lost_reason', fn.countAll<number>().as('count')])
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', '=', 'lost')
      .groupBy('lost_reason')
      .execute();
    return sums(lost.map(({ lost_reason: why, count }) => ({ key: why ? lostReasons[why] : 'Not said', count })));
  });
  return table('Reason', rows);
}
