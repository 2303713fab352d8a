import { setImmediate as turn } from 'node:timers/promises';
import type { FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { compared, detailsOf } from './reading.ts';

/** Table rows, and rows for which a similar page is searched (of words made for it, thirty milliseconds each). */
const mostShown = 200;
const mostSought = 60;

export type AddressHelp = {
  /** Null if it leads nowhere. */
  leadsTo(path: string): string | null;
  closest(words: string): string | undefined;
};

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
  const found = (await compared(period, (days) => detailsOf(read, 'not_found', days))).slice(0, mostShown);
  const rows: FigureTable['rows'] = [];
  let sought = 0;
  for (const [path, now, before] of found) {
    const already = help.leadsTo(path);
    if (already !== null) rows.push([path, now, before, `${already} (leads there by now)`, null]);
    else if (!isOldAddress(path) || isProbe(path) || ++sought > mostSought) rows.push([path, now, before, null, null]);
    else {
      const to = help.closest(wordsOf(path)) ?? null;
      const line = to && `${path},${to},Asked for ${timesText(now)} from ${period.from} to ${period.to}`;
      rows.push([path, now, before, to, line]);
      // Other requests run between the searches.
      await turn();
    }
  }
  return {
    columns: [
      { name: 'path', label: 'Address', unit: 'text' },
      { name: 'times', label: 'Times', unit: 'count' },
      { name: 'timesBefore', label: 'Period before', unit: 'count' },
      { name: 'to', label: 'Page that would help', unit: 'text' },
      { name: 'row', label: 'Line for the redirect table', unit: 'text' },
    ],
    rows,
  };
}
