import type { SeoAnswer } from '../../widgets/contract/seo-report.ts';
import type { Database } from '../database/database.ts';
import { createReportFile } from './report-file.ts';

/** What the site's build says of its pages, and what they brought. */
export type Seo = {
  /** Holds nothing of any visitor: counts by page. Throws `DatabaseUnavailable`. */
  read(): Promise<SeoAnswer>;
};

export type SeoParts = {
  database: Database;
  clock: () => Date;
  dataDir: string;
  /** Where the sources can be looked at. */
  sourceUrl: string | undefined;
};

/** How far back leads are counted (months). */
const counted = 12;

export function createSeo({ database, clock, dataDir, sourceUrl }: SeoParts): Seo {
  const report = createReportFile(dataDir);

  async function leadsByPage(): Promise<Map<string | null, number>> {
    const since = clock();
    since.setUTCMonth(since.getUTCMonth() - counted);
    const rows = await database.read
      .selectFrom('leads')
      .select(['page', ({ fn }) => fn.countAll<number>().as('count')])
      .where('received_at', '>=', since.getTime())
      .where('state', 'not in', ['quarantine', 'spam'])
      .groupBy('page')
      .execute();
    return new Map(rows.map(({ page, count }) => [page, Number(count)]));
  }

  return {
    async read() {
      const found = await report.read();
      const leads = await leadsByPage();
      // Of our own pages alone: what a caller may send as its page is no address of ours.
      const ours = (found?.pages ?? []).flatMap(({ path }) => {
        const count = leads.get(path);
        return count === undefined ? [] : [[path, count] as const];
      });
      return { report: found, leads: Object.fromEntries(ours), source: sourceUrl ?? null };
    },
  };
}
