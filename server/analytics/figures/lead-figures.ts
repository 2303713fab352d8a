import type { FigureTable } from '../../../shared/staff/figures.ts';
import { type Days, daysOf, momentsOf, type Period } from '../period.ts';
import { cityOf } from './city-of.ts';
import { formName } from './form-names.ts';
import { compared, dayOf, inSlices, type Read, requestStates, sums, torontoDayOf } from './reading.ts';

/** Requests by what they say of where they come from. */
function requestsBy(read: Read, column: 'form' | 'page' | 'origin') {
  return async (days: Days): Promise<Map<string, number>> => {
    const rows = await inSlices(days, (slice) => {
      const { start, end } = momentsOf(slice);
      return read
        .selectFrom('leads')
        .select(({ fn }) => [`${column} as key`, fn.countAll<number>().as('count')])
        .where('received_at', '>=', start)
        .where('received_at', '<', end)
        .where('state', 'in', requestStates)
        .groupBy(column)
        .execute();
    });
    return sums(rows.map(({ key, count }) => ({ key: key ?? '', count })));
  };
}

/** Requests of each day, and of the day at the same place of the period before. */
export async function leadsByDay(read: Read, period: Period): Promise<FigureTable> {
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

export async function requestsByDay(read: Read, days: Days): Promise<Map<string, number>> {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    const day = torontoDayOf('received_at', slice);
    return read
      .selectFrom('leads')
      .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('count')])
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', 'in', requestStates)
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

export async function leadsByForm(read: Read, period: Period): Promise<FigureTable> {
  const rows = await compared(period, requestsBy(read, 'form'));
  return table(
    'Form',
    rows.map(([form, ...counts]) => [formName(form), ...counts]),
  );
}

/** By the page of ours that each came from: what else a caller or a partner's page names may tell of a person. */
export async function leadsByPage(
  read: Read,
  period: Period,
  hasPage: (path: string) => boolean,
): Promise<FigureTable> {
  const byPage = requestsBy(read, 'page');
  const rows = await compared(period, async (days) =>
    sums(
      [...(await byPage(days))].map(([page, count]) => ({
        key: page === '' ? 'Not told' : hasPage(page) ? page : 'Another site',
        count,
      })),
    ),
  );
  return table('Page', rows);
}

/** By the city that the page is about: nobody is asked where they are. @param cities slugs of the cities with pages */
export async function leadsByCity(read: Read, period: Period, cities: readonly string[]): Promise<FigureTable> {
  const byPage = requestsBy(read, 'page');
  const rows = await compared(period, async (days) => {
    const pages = await byPage(days);
    return sums([...pages].map(([page, count]) => ({ key: cityOf(page, cities) ?? 'No city', count })));
  });
  return table('City of the page', rows);
}

/** By the origin of the page. @param own our own, which is no partner */
export async function leadsByPartner(read: Read, period: Period, own: string): Promise<FigureTable> {
  const byOrigin = requestsBy(read, 'origin');
  const rows = await compared(period, async (days) => {
    const origins = await byOrigin(days);
    // A form post without a script and a caller that is no browser name no origin: only our own pages have such forms.
    return sums([...origins].map(([key, count]) => ({ key: key === '' || key === own ? 'Our own site' : key, count })));
  });
  return table('Site', rows);
}
