import type { SeoAnswer, SeoIssue, SeoPage, SeoReport, SeoSearch, SeoTotals } from '../../shared/staff/seo-report.ts';

export type SeoRow = SeoPage & {
  /** Index in the list, which other pages refer to. */
  place: number;
  leads: number;
  /** Site searches that led to it. */
  searches: readonly SeoSearch[];
  /** Times opened from search results, including searches not listed. */
  searched: number;
  /** Indexes of pages that link to it. */
  in: number[];
  cost: number;
};

/** @property cost points × (1 + leads of the page) */
export type SeoCost = SeoIssue & { page: SeoRow; cost: number };

export type SeoData = {
  pages: SeoRow[];
  /** Costliest first. */
  issues: SeoCost[];
  builds: SeoTotals[];
  origin: string;
  /** Link to a source line; undefined if the sources are not online. */
  sourceOf(file: string, line: number): string | undefined;
};

const worth = (leads: number) => 1 + leads;

/** Combines the build's report with leads and searches. */
export function readSeo({ leads, searches, source }: SeoAnswer, { pages, builds, origin }: SeoReport): SeoData {
  const rows = pages.map((page, place): SeoRow => {
    const brought = leads[page.path] ?? 0;
    const points = page.issues.reduce((sum, issue) => sum + issue.points, 0);
    const { words = [], times = 0 } = searches[page.path] ?? {};
    return { ...page, place, leads: brought, searches: words, searched: times, in: [], cost: points * worth(brought) };
  });
  for (const row of rows) for (const place of row.out) rows[place]?.in.push(row.place);
  const issues = rows
    .flatMap((page) => page.issues.map((issue) => ({ ...issue, page, cost: issue.points * worth(page.leads) })))
    .sort((a, b) => b.cost - a.cost || a.page.place - b.page.place);
  const sourceOf = (file: string, line: number) => (source === null ? undefined : `${source}/${file}#L${line}`);
  return { pages: rows, issues, builds, origin, sourceOf };
}

export const pageViewPlace = ({ path }: Pick<SeoPage, 'path'>): string => `#/seo/page${path}`;

/** First path segment. */
export const sectionOf = ({ path }: Pick<SeoPage, 'path'>): string => path.split('/')[1] || 'home';

export const whole = (value: number): string => value.toLocaleString('en-CA');

const subjects: Record<string, string> = {
  title: 'The title',
  description: 'The description',
  updated: 'The text',
};

/** Starts a sentence that `what` continues. */
export const subjectOf = ({ field }: Pick<SeoIssue, 'field'>): string => subjects[field] ?? 'The page';
