import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type SeoReport, seoReportFile, seoReportVersion } from '../../shared/staff/seo-report.ts';

/** The report that a build wrote to the data folder, read anew when a build has written another. */
export function createReportFile(dataDir: string): { read(): Promise<SeoReport | null> } {
  const file = join(dataDir, seoReportFile);
  let known: { changed: number; report: SeoReport | null } | undefined;
  return {
    /** Null: there is none, or one that this version does not read. */
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
