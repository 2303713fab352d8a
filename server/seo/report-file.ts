import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type SeoReport, seoReportFile, seoReportVersion } from '../../shared/staff/seo-report.ts';

/** Reads the build's report, again after each change. */
export function createReportFile(dataDir: string): { read(): Promise<SeoReport | null> } {
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
