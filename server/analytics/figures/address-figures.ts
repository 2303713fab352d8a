import type { FigureTable } from '../../../shared/staff/figures.ts';
import type { Days, Period } from '../period.ts';
import { compared, inSlices, type Read, sums } from './reading.ts';

/** Lines of the table of unknown addresses, and of those for which a page is looked for: a search takes a millisecond. */
const mostShown = 200;
const mostSought = 60;

/** What the site as it is now says of an address. */
export type AddressHelp = {
  /** Where it leads by now; null: nowhere. */
  leadsTo(path: string): string | null;
  /** The page that is most like the words; undefined: none. */
  closest(words: string): string | undefined;
  /** What a redirect rule is for, in a sentence. */
  why(rule: string): string;
};

async function detailsOf(read: Read, event: 'not_found' | 'redirect', days: Days): Promise<Map<string, number>> {
  const rows = await inSlices(days, (slice) =>
    read
      .selectFrom('events')
      .select(({ fn }) => ['detail as key', fn.sum<number>('count').as('count')])
      .where('event', '=', event)
      .where('day', '>=', slice.from)
      .where('day', '<=', slice.to)
      .groupBy('detail')
      .execute(),
  );
  return sums(rows);
}

/** What the redirect table takes as an old address (site/redirects/parse-legacy-map.ts), and what only scanners ask for. */
const isOldAddress = (path: string) => /^\/(?!\/)[^\s?#;,\\()"]+$/.test(path);
const isProbe = (path: string) => /\.(?:php|env|asp|aspx|jsp|cgi|sql|git|ya?ml|ini|bak|zip)\b|^\/\.|\/wp-/.test(path);

const timesText = (times: number) => (times === 1 ? 'once' : `${times} times`);

/** The words of an address, to search for: its folder says where it stood, not what it was about. */
const wordsOf = (path: string) =>
  path
    .replace(/^\/(?:blog|resources|library|services|industries)\//, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Addresses that lead nowhere, with the line for the redirect table (`from,to,note`) that would help. */
export async function unknownAddresses(read: Read, period: Period, help: AddressHelp): Promise<FigureTable> {
  const rows = (await compared(period, (days) => detailsOf(read, 'not_found', days))).slice(0, mostShown);
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

/** How often each redirect rule was needed. */
export async function redirects(read: Read, period: Period, help: AddressHelp): Promise<FigureTable> {
  const rows = await compared(period, (days) => detailsOf(read, 'redirect', days));
  return {
    columns: [
      { name: 'rule', label: 'Rule', unit: 'text' },
      { name: 'why', label: 'What it is for', unit: 'text' },
      { name: 'times', label: 'Times', unit: 'count' },
      { name: 'timesBefore', label: 'Period before', unit: 'count' },
    ],
    rows: rows.map(([rule, now, before]) => [rule, help.why(rule), now, before]),
  };
}
