import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countsKept } from '../../shared/count-limits.ts';
import {
  mostSearches,
  type SeoAnswer,
  type SeoReport,
  type SeoSearches,
  seoReportFile,
  seoReportVersion,
} from '../../shared/staff/seo-report.ts';
import { inSlices, sums } from '../analytics/figures/reading.ts';
import { requestsByPage } from '../analytics/figures/visit-figures.ts';
import type { Database } from '../database/database.ts';
import { companyTime } from '../format/company-time.ts';

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
/** In days: so many are read at once. Anyone can have a thousand different searches counted in a day. */
const step = 7;

export function createSeo({ database, clock, dataDir }: SeoParts): Seo {
  const report = createReportFile(dataDir);

  const today = () => companyTime(clock().getTime()).toPlainDate();

  async function searchesByPage(): Promise<Map<string, SeoSearches>> {
    const days = { from: today().subtract({ days: countsKept.searchDays }).toString(), to: today().toString() };
    const counts = await inSlices(
      days,
      (slice) =>
        database.read
          .selectFrom('events')
          .select(['path', 'detail', ({ fn }) => fn.sum<number>('count').as('count')])
          .where('event', '=', 'search_opened')
          .where('day', '>=', slice.from)
          .where('day', '<=', slice.to)
          .groupBy(['path', 'detail'])
          .execute(),
      step,
    );
    const summed = sums(counts.map(({ path, detail, count }) => ({ key: `${path} ${detail}`, count })));
    const rows = [...summed].map(([key, times]) => {
      const end = key.indexOf(' ');
      return { path: key.slice(0, end), detail: key.slice(end + 1), times };
    });
    rows.sort((one, other) => other.times - one.times || (one.detail < other.detail ? -1 : 1));
    const byPage = Map.groupBy(rows, ({ path }) => path);
    return new Map(
      [...byPage].map(([path, its]) => [
        path,
        {
          times: its.reduce((sum, { times }) => sum + times, 0),
          words: its.slice(0, mostSearches).map(({ detail, times }) => ({ words: detail, times })),
        },
      ]),
    );
  }

  return {
    async read() {
      const found = await report.read();
      const [leads, searches] = await Promise.all([
        requestsByPage(database.read, {
          from: today().subtract({ months: counted }).toString(),
          to: today().toString(),
        }),
        searchesByPage(),
      ]);
      // Only our own pages: a caller may send any.
      const ours = <Value>(known: ReadonlyMap<string, Value>) =>
        Object.fromEntries(
          (found?.pages ?? []).flatMap(({ path }) => {
            const value = known.get(path);
            return value === undefined ? [] : [[path, value] as const];
          }),
        );
      return { report: found, leads: ours(leads), searches: ours(searches) };
    },
  };
}

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
