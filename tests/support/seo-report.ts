import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeoPage, type SeoReport, seoReportFile } from '../../shared/staff/seo-report.ts';

const page = (path: string, part: Partial<SeoPage>): SeoPage => ({
  path,
  file: `site/content${path}.md`,
  kind: 'service',
  title: `Title of ${path}`,
  description: `What a reader finds at ${path}, in one sentence.`,
  canonical: `https://www.site.example${path}`,
  indexable: true,
  words: 800,
  grade: 8,
  headings: [
    { level: 1, text: `Title of ${path}` },
    { level: 2, text: 'Price' },
  ],
  out: [0],
  depth: 1,
  twin: { page: 0, share: 0.012 },
  types: ['WebPage', 'Service'],
  bytes: 41_000,
  updated: '2026-11-01',
  issues: [],
  ...part,
});

const issue = (path: string, field: string, points: number) => ({
  ...{ field, points, line: 7, file: `site/content${path}.md` },
  what: 'has 72 characters.',
  todo: 'Aim at 30 to 60.',
});

/** A page with leads has a minor issue, a page without leads a major one. */
export const smallReport: SeoReport = {
  version: 1,
  origin: 'https://www.site.example',
  pages: [
    page('/', { file: 'site/content/index.md', depth: 0, out: [1, 2], twin: null, kind: 'home' }),
    page('/pricing', { issues: [issue('/pricing', 'title', 3)] }),
    page('/services/cloud', { words: 2_000, grade: 11.4, issues: [issue('/services/cloud', 'twin', 8)] }),
    page('/blog/old', { depth: null, out: [], kind: 'blogPost', indexable: false }),
  ],
  builds: [1, 2, 3].map((build) => ({
    ...{ at: Date.UTC(2026, 10, build), pages: 3 + build, indexable: 3, words: 4_000 * build, grade: 8.4 },
    ...{ bytes: 40_000, links: 4, issues: 4 - build, points: 20 - build },
  })),
};

export function keepReport(dataDir: string, report: object = smallReport): void {
  writeFileSync(join(dataDir, seoReportFile), JSON.stringify(report));
}
