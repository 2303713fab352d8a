import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeoReport, type SeoTotals, seoReportFile, seoReportVersion } from '../../../shared/staff/seo-report.ts';
import { writeWhole } from '../files/write-atomic.ts';

/** The folder of the server's data: what the report says is for staff, so it is never in `dist/`, which anybody is sent. */
const folder = () => process.env.DATA_DIR?.trim() || 'data';

/**
 * Writes the report of a build to the data folder, with the totals of the builds before it. A folder that cannot be
 * written to is no reason to refuse a build: it is said, and the dashboard goes on showing the last report.
 */
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
