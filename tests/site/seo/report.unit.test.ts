import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { buildsKept, type SeoReport, type SeoTotals } from '../../../shared/staff/seo-report.ts';
import { seoReport } from '../../../site/build/seo-report/seo-report.ts';
import { textMeasures } from '../../../site/build/seo-report/text-measures.ts';
import { siteIn } from '../../../site/checks/built/collect.ts';
import { fileOf } from '../../../site/pages/output-address.ts';
import { publishedPages } from '../../../site/pages/published.ts';
import { readPages } from '../../../site/pages/read-pages.ts';
import { builtFiles, dist } from '../../support/built-site.ts';

const earlier = Array.from({ length: 60 }, (_, at) => ({ at }) as SeoTotals);
const content = publishedPages(readPages('site/content'), companyDay(new Date()));
let report: SeoReport;
const page = (path: string) => report.pages.find((one) => one.path === path);

beforeAll(() => {
  const documents = new Map(content.map(({ path }) => [path, readFileSync(join(dist, fileOf(path)), 'utf8')]));
  const site = siteIn(dist, content);
  report = seoReport({ site, documents, texts: textMeasures(content), today: new Date(), earlier });
});

test('the report has every page of Markdown, as search engines and readers see it', () => {
  expect(report.pages.map(({ path }) => path)).toEqual(content.map(({ path }) => path));
  const home = page('/');
  expect(home).toMatchObject({ file: 'site/content/index.md', depth: 0, indexable: true });
  const pricing = page('/pricing');
  expect(pricing?.depth).toBe(1);
  expect(pricing?.canonical).toMatch(/\/pricing$/);
  expect(pricing?.types).toContain('BreadcrumbList');
  expect(pricing?.headings[0]?.level).toBe(1);
  expect(pricing?.words).toBeGreaterThan(200);
  expect(pricing?.grade).toBeGreaterThan(3);
});

test('links are those of a page’s own part: what every page links is in menus', () => {
  for (const path of ['/privacy-policy', '/sitemap', '/industries']) {
    const place = report.pages.findIndex((one) => one.path === path);
    const from = report.pages.filter(({ out }) => out.includes(place));
    expect(from.length, path).toBeLessThan(report.pages.length / 4);
  }
});

test('the nearest twin of a page is not the page itself', () => {
  for (const [place, { path, twin }] of report.pages.entries()) expect(twin?.page, path).not.toBe(place);
});

test('every issue names a file and a line, and what it weighs', () => {
  for (const issue of report.pages.flatMap(({ issues }) => issues)) {
    expect(issue.file).toMatch(/^site\/content\/.*\.md$/);
    expect(issue.line).toBeGreaterThan(0);
    expect(issue.points).toBeGreaterThan(0);
  }
});

test('the totals of the last builds are kept, this one last', () => {
  expect(report.builds).toHaveLength(buildsKept);
  expect(report.builds[0]?.at).toBe(60 + 1 - buildsKept);
  expect(report.builds.at(-1)?.pages).toBe(report.pages.length);
});

test('nothing of it is in what anybody is sent', () => {
  expect(builtFiles().filter((file) => file.includes('seo-report'))).toEqual([]);
});
