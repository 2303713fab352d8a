import { sql } from 'kysely';
import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { noRequest } from '../../leads/tables.ts';
import { momentsOf, type Period } from '../period.ts';
import { compared, inSlices, percent, sums } from './reading.ts';

/** What the script says a visit came from (widgets/page/visit-source.ts). */
const sourceNames: Record<string, string> = {
  direct: 'Typed, bookmarked or from an app',
  google: 'Google',
  bing: 'Bing',
  'other-search': 'Other search engines',
  'ai-assistant': 'AI assistants',
  linkedin: 'LinkedIn',
  facebook: 'Facebook and Instagram',
  email: 'Email in a browser',
};

const mostPages = 200;

const viewsOf = (read: DatabaseReader, slice: DayRange) =>
  read
    .selectFrom('events')
    .where('event', '=', 'page_view')
    .where('day', '>=', slice.from)
    .where('day', '<=', slice.to);

/** Page views, and those that began a visit, by page. */
async function viewsByPage(read: DatabaseReader, days: DayRange) {
  const begins = sql<number>`case when detail = '' then 0 else 1 end`;
  const rows = await inSlices(days, (slice) =>
    viewsOf(read, slice)
      .select(({ fn }) => ['path as key', begins.as('begins'), fn.sum<number>('count').as('count')])
      .groupBy(['path', begins])
      .execute(),
  );
  return { views: sums(rows), visits: sums(rows.filter((row) => row.begins)) };
}

/** Visits by source. Anyone can invent sources, so unknown ones count as other sites. */
async function visitsFrom(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const known = Object.keys(sourceNames);
  const source = sql<string>`case when detail in (${sql.join(known)}) then detail else 'other' end`;
  const rows = await inSlices(days, (slice) =>
    viewsOf(read, slice)
      .select(({ fn }) => [source.as('key'), fn.sum<number>('count').as('count')])
      .where('detail', '!=', '')
      .groupBy(sql`1`)
      .execute(),
  );
  return sums(rows);
}

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Visits, and the requests that the script reported: of the same visitors, those whose browser counts. */
export async function visitNumbers(read: DatabaseReader, days: DayRange): Promise<{ visits: number; sent: number }> {
  const visits = await visitsFrom(read, days);
  const rows = await inSlices(days, (slice) =>
    read
      .selectFrom('events')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .where('event', '=', 'generate_lead')
      .where('day', '>=', slice.from)
      .where('day', '<=', slice.to)
      .execute(),
  );
  return { visits: total(visits), sent: rows.reduce((sum, { count }) => sum + Number(count ?? 0), 0) };
}

/** What visits came from. */
export async function visitsBySource(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const rows = await compared(period, (days) => visitsFrom(read, days));
  const all = rows.reduce((sum, [, now]) => sum + now, 0);
  return {
    columns: [
      { name: 'source', label: 'Came from', unit: 'text' },
      { name: 'visits', label: 'Visits', unit: 'count' },
      { name: 'visitsBefore', label: 'Period before', unit: 'count' },
      { name: 'share', label: `Of ${all.toLocaleString('en-CA')} visits`, unit: 'percent' },
    ],
    rows: rows.map(([source, now, before]) => [sourceNames[source] ?? 'Other sites', now, before, percent(now, all)]),
  };
}

/** Each page: how often it was opened, how many visits began there, and the requests from it. */
export async function pagesOpened(
  read: DatabaseReader,
  period: Period,
  ours: ReadonlySet<string>,
): Promise<FigureTable> {
  const [now, before] = [await viewsByPage(read, period), await viewsByPage(read, period.before)];
  const requests = await requestsByPage(read, period);
  const pages = [...new Set([...now.views.keys(), ...requests.keys()])].filter((page) => ours.has(page));
  const opened = (page: string) => now.views.get(page) ?? 0;
  pages.sort((one, other) => opened(other) - opened(one) || (one < other ? -1 : 1));
  return {
    columns: [
      { name: 'page', label: 'Page', unit: 'text' },
      { name: 'views', label: 'Opened', unit: 'count' },
      { name: 'viewsBefore', label: 'Period before', unit: 'count' },
      { name: 'visits', label: 'Visits began here', unit: 'count' },
      { name: 'requests', label: 'Requests', unit: 'count' },
      { name: 'conversion', label: 'Requests of opened', unit: 'percent' },
    ],
    rows: pages.slice(0, mostPages).map((page) => {
      const sent = requests.get(page) ?? 0;
      const views = opened(page);
      return [page, views, before.views.get(page) ?? 0, now.visits.get(page) ?? 0, sent, percent(sent, views)];
    }),
  };
}

async function requestsByPage(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    return read
      .selectFrom('leads')
      .select(({ fn }) => ['page as key', fn.countAll<number>().as('count')])
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', 'not in', noRequest)
      .groupBy('page')
      .execute();
  });
  return sums(rows.map(({ key, count }) => ({ key: key ?? '', count })));
}
