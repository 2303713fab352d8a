import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { countsKept } from '../../shared/count-limits.ts';
import {
  mostSearches,
  type SeoAnswer,
  type SeoReport,
  type SeoSearches,
  seoReportFile,
  seoReportVersion,
} from '../../shared/staff/seo-report.ts';
import type { Database } from '../database/database.ts';
import { companyTime } from '../format/company-time.ts';
import { noRequest } from '../leads/tables.ts';

export type Seo = {
  /** No visitor data. Throws `DatabaseUnavailable`. */
  read(): Promise<SeoAnswer>;
};

export type SeoParts = {
  database: Database;
  clock: () => Date;
  dataDir: string;
};

/** In months. */
const counted = 12;
/** Anyone can have a thousand different searches counted in a day: a week is read at a time, and of its words those that count most. */
const most = { days: 7, words: 1_000 } as const;

export function createSeo({ database, clock, dataDir }: SeoParts): Seo {
  const report = createReportFile(dataDir);

  async function leadsByPage(): Promise<Map<string | null, number>> {
    const since = clock();
    since.setUTCMonth(since.getUTCMonth() - counted);
    const rows = await database.read
      .selectFrom('leads')
      .select(['page', ({ fn }) => fn.countAll<number>().as('count')])
      .where('received_at', '>=', since.getTime())
      .where('state', 'not in', noRequest)
      .groupBy('page')
      .execute();
    return new Map(rows.map(({ page, count }) => [page, Number(count)]));
  }

  /** Counts of a week's searches by page. */
  const searchesOf = ({ from, to }: Week, pages: readonly string[]) =>
    database.read
      .selectFrom('events')
      .select(['path', ({ fn }) => fn.sum<number>('count').as('times')])
      .where('event', '=', 'search_opened')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('path', 'in', pages)
      .groupBy('path');

  async function searchesByPage(pages: readonly string[]): Promise<Map<string, SeoSearches>> {
    const times = new Map<string, number>();
    const words = new Map<string, Map<string, number>>();
    if (pages.length === 0) return new Map();
    for (const week of weeksUntil(clock().getTime())) {
      for (const row of await searchesOf(week, pages).execute()) add(times, row.path, row.times);
      const mostOften = searchesOf(week, pages).select('detail').groupBy('detail').orderBy('times', 'desc');
      for (const row of await mostOften.orderBy('detail').limit(most.words).execute()) {
        const ofPage = words.get(row.path) ?? new Map();
        add(ofPage, row.detail, row.times);
        words.set(row.path, ofPage);
      }
      await turn();
    }
    return new Map(
      [...times].map(([path, count]) => [path, { times: count, words: firstOf(words.get(path) ?? new Map()) }]),
    );
  }

  return {
    async read() {
      const found = await report.read();
      const pages = (found?.pages ?? []).map(({ path }) => path);
      const [leads, searches] = await Promise.all([leadsByPage(), searchesByPage(pages)]);
      // Only our own pages: a caller may send any.
      const ours = <Value>(known: ReadonlyMap<string | null, Value>) =>
        Object.fromEntries(
          pages.flatMap((path) => {
            const value = known.get(path);
            return value === undefined ? [] : [[path, value] as const];
          }),
        );
      return { report: found, leads: ours(leads), searches: ours(searches) };
    },
  };
}

type Week = { from: string; to: string };

/** Of the days whose searches are kept: SQLite reads on the main thread, which answers others in between. */
function weeksUntil(now: number): Week[] {
  const today = companyTime(now).toPlainDate();
  return Array.from({ length: Math.ceil((countsKept.searchDays + 1) / most.days) }, (_, nth) => {
    const last = today.subtract({ days: nth * most.days });
    return { from: last.subtract({ days: most.days - 1 }).toString(), to: last.toString() };
  });
}

const add = (counts: Map<string, number>, key: string, more: number) =>
  counts.set(key, (counts.get(key) ?? 0) + Number(more));

/** The words that count most. */
const firstOf = (counts: ReadonlyMap<string, number>): SeoSearches['words'] =>
  [...counts]
    .toSorted(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
    .slice(0, mostSearches)
    .map(([words, times]) => ({ words, times }));

/** Reads the file again after each change. */
function createReportFile(dataDir: string): { read(): Promise<SeoReport | null> } {
  const file = join(dataDir, seoReportFile);
  let known: { changed: number; report: SeoReport | null } | undefined;
  return {
    /** Null if missing or of another version. */
    async read() {
      try {
        const { mtimeMs } = await stat(file);
        if (known?.changed === mtimeMs) return known.report;
        const report = JSON.parse(await readFile(file, 'utf8')) as SeoReport;
        known = { changed: mtimeMs, report: report.version === seoReportVersion ? report : null };
        return known.report;
      } catch {
        return null;
      }
    },
  };
}
