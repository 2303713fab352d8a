import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeoReport, type SeoTotals, seoReportFile, seoReportVersion } from '../../../shared/staff/seo-report.ts';
import { writeWhole } from '../files/write-atomic.ts';

/** Not in `dist/`, which is public. */
const folder = () => process.env.DATA_DIR?.trim() || 'data';

/** Adds the totals of earlier builds. A failure is only logged; the dashboard then shows the last report. */
export function writeSeoReport(make: (earlier: SeoTotals[]) => SeoReport): void {
  const file = join(folder(), seoReportFile);
  const report = make(earlierBuilds(file));
  try {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    writeWhole(file, JSON.stringify(report));
  } catch (error) {
    console.warn(`The SEO report could not be written to ${file}: ${(error as Error).message}`);
  }
}

function earlierBuilds(file: string): SeoTotals[] {
  try {
    const { version, builds } = JSON.parse(readFileSync(file, 'utf8')) as SeoReport;
    return version === seoReportVersion ? builds : [];
  } catch {
    return [];
  }
}
