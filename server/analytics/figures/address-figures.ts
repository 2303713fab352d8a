import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { compared, inSlices, sums } from './reading.ts';

/** Table rows, and rows for which a similar page is searched (a millisecond each). */
const mostShown = 200;
const mostSought = 60;

export type AddressHelp = {
  /** Null if it leads nowhere. */
  leadsTo(path: string): string | null;
  closest(words: string): string | undefined;
};

async function detailsOf(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const rows = await inSlices(days, (slice) =>
    read
      .selectFrom('events')
      .select(({ fn }) => ['detail as key', fn.sum<number>('count').as('count')])
      .where('event', '=', 'not_found')
      .where('day', '>=', slice.from)
      .where('day', '<=', slice.to)
      .groupBy('detail')
      .execute(),
  );
  return sums(rows);
}

/** Addresses that the redirect table accepts (site/redirects/parse-legacy-map.ts), and scanners' requests. */
const isOldAddress = (path: string) => /^\/(?!\/)[^\s?#;,\\()"]+$/.test(path);
const isProbe = (path: string) => /\.(?:php|env|asp|aspx|jsp|cgi|sql|git|ya?ml|ini|bak|zip)\b|^\/\.|\/wp-/.test(path);

const timesText = (times: number) => (times === 1 ? 'once' : `${times} times`);

/** Excludes the folder, which does not tell the subject. */
const wordsOf = (path: string) =>
  path
    .replace(/^\/(?:blog|resources|library|services|industries)\//, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Unknown addresses, each with the line for the redirect table (`from,to,note`) that would fix it. */
export async function unknownAddresses(read: DatabaseReader, period: Period, help: AddressHelp): Promise<FigureTable> {
  const rows = (await compared(period, (days) => detailsOf(read, days))).slice(0, mostShown);
  let sought = 0;
  return {
    columns: [
      { name: 'path', label: 'Address', unit: 'text' },
      { name: 'times', label: 'Times', unit: 'count' },
      { name: 'timesBefore', label: 'Period before', unit: 'count' },
      { name: 'to', label: 'Page that would help', unit: 'text' },
      { name: 'row', label: 'Line for the redirect table', unit: 'text' },
    ],
    rows: rows.map(([path, now, before]) => {
      const already = help.leadsTo(path);
      if (already !== null) return [path, now, before, `${already} (leads there by now)`, null];
      if (!isOldAddress(path) || isProbe(path) || ++sought > mostSought) return [path, now, before, null, null];
      const to = help.closest(wordsOf(path)) ?? null;
      return [
        path,
        now,
        before,
        to,
        to && `${path},${to},Asked for ${timesText(now)} from ${period.from} to ${period.to}`,
      ];
    }),
  };
}
