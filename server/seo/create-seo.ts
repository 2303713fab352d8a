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
import type { Database } from '../database/database.ts';
import { companyTime } from '../format/company-time.ts';
import { requestStates } from '../leads/tables.ts';

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

export function createSeo({ database, clock, dataDir }: SeoParts): Seo {
  const report = createReportFile(dataDir);

  async function leadsByPage(): Promise<Map<string | null, number>> {
    const since = clock();
    since.setUTCMonth(since.getUTCMonth() - counted);
    const rows = await database.read
      .selectFrom('leads')
      .select(['page', ({ fn }) => fn.countAll<number>().as('count')])
      .where('received_at', '>=', since.getTime())
      .where('state', 'in', requestStates)
      .groupBy('page')
      .execute();
    return new Map(rows.map(({ page, count }) => [page, Number(count)]));
  }

  async function searchesByPage(): Promise<Map<string, SeoSearches>> {
    const since = companyTime(clock().getTime()).toPlainDate().subtract({ days: countsKept.searchDays });
    const rows = await database.read
      .selectFrom('events')
      .select(['path', 'detail', ({ fn }) => fn.sum<number>('count').as('times')])
      .where('event', '=', 'search_opened')
      .where('day', '>=', since.toString())
      .groupBy(['path', 'detail'])
      .orderBy('times', 'desc')
      .orderBy('detail')
      .execute();
    const byPage = Map.groupBy(rows, ({ path }) => path);
    return new Map(
      [...byPage].map(([path, its]) => [
        path,
        {
          times: its.reduce((sum, { times }) => sum + Number(times), 0),
          words: its.slice(0, mostSearches).map(({ detail, times }) => ({ words: detail, times: Number(times) })),
        },
      ]),
    );
  }

  return {
    async read() {
      const found = await report.read();
      const [leads, searches] = await Promise.all([leadsByPage(), searchesByPage()]);
      // Only our own pages: a caller may send any.
      const ours = <Value>(known: ReadonlyMap<string | null, Value>) =>
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
