import {
  buildsKept,
  type SeoPage,
  type SeoReport,
  type SeoTotals,
  seoReportVersion,
} from '../../../shared/staff/seo-report.ts';
import { readBuiltPage } from '../../checks/built/built-page.ts';
import type { BuiltSite } from '../../checks/built/built-site.ts';
import { distances } from '../../checks/rules/clicks-from-home.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pointsOf, seoIssues } from './seo-issues.ts';
import type { TextMeasures } from './text-measures.ts';

type Reported = {
  site: BuiltSite;
  documents: ReadonlyMap<string, string>;
  texts: TextMeasures;
  today: Date;
  earlier: readonly SeoTotals[];
};

export function seoReport({ site, documents, texts, today, earlier }: Reported): SeoReport {
  const places = new Map(site.content.map((page, place) => [page.path, place]));
  const types = new Map(site.content.map(({ path }) => [path, typesIn(documents.get(path) ?? '')]));
  const clicks = distances(site);
  const twinOf = nearestTwins(texts, places);
  const issues = Map.groupBy(seoIssues(site, texts, types, today), ({ file }) => file);
  const built = new Map(site.pages.map((page) => [page.path, page]));
  const pages = site.content.flatMap((page): SeoPage[] => {
    const { path, file, kind, data } = page;
    const document = built.get(path);
    if (!document) return [];
    return [
      {
        path,
        file,
        kind,
        title: document.title,
        description: document.description,
        canonical: document.canonical,
        indexable: document.indexable,
        words: texts.words.get(path) ?? 0,
        grade: rounded(texts.grades.get(path) ?? 0),
        headings: [...document.headings],
        out: linkedIn(path, document.html, site, places),
        depth: clicks.get(path) ?? null,
        twin: twinOf.get(page) ?? null,
        types: types.get(path) ?? [],
        bytes: document.bytes,
        updated: data.updated,
        issues: (issues.get(file) ?? []).map(({ field, what, todo, line }) => ({
          ...{ field, what, todo, file, line },
          points: pointsOf(field),
        })),
      },
    ];
  });
  const builds = [...earlier, totalsOf(pages, today)].slice(-buildsKept);
  return { version: seoReportVersion, origin: site.origin, pages, builds };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function typesIn(document: string): string[] {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(document) ?? [];
  const { '@graph': records = [] } = JSON.parse(json || '{}') as { '@graph'?: { '@type'?: string | string[] }[] };
  return [...new Set(records.flatMap((record) => record['@type'] ?? []))];
}

/** In `<main>` only: menus and footer are on every page. */
function linkedIn(path: string, html: string, site: BuiltSite, places: ReadonlyMap<string, number>): number[] {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const linked = readBuiltPage(path, main, site.origin).links.flatMap((link) => {
    const place = places.get(site.aliases[link.path] ?? link.path);
    return place === undefined || link.path === path ? [] : [place];
  });
  return [...new Set(linked)];
}

function nearestTwins({ twins }: TextMeasures, places: ReadonlyMap<string, number>): Map<ContentPage, SeoPage['twin']> {
  const nearest = new Map<ContentPage, SeoPage['twin']>();
  for (const { a, b, share } of twins) {
    for (const [page, other] of [
      [a, b],
      [b, a],
    ] as const) {
      // Sorted by similarity: the first match is the nearest.
      if (!nearest.has(page))
        nearest.set(page, { page: places.get(other.path) ?? 0, share: Math.round(share * 1000) / 1000 });
    }
  }
  return nearest;
}

function totalsOf(pages: readonly SeoPage[], today: Date): SeoTotals {
  const sum = (of: (page: SeoPage) => number) => pages.reduce((total, page) => total + of(page), 0);
  const mean = (of: (page: SeoPage) => number) => sum(of) / Math.max(1, pages.length);
  return {
    at: today.getTime(),
    pages: pages.length,
    indexable: pages.filter(({ indexable }) => indexable).length,
    words: sum(({ words }) => words),
    grade: rounded(mean(({ grade }) => grade)),
    bytes: Math.round(mean(({ bytes }) => bytes)),
    links: sum(({ out }) => out.length),
    issues: sum(({ issues }) => issues.length),
    points: sum(({ issues }) => issues.reduce((total, { points }) => total + points, 0)),
  };
}
