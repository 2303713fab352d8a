import type { SeoAnswer, SeoIssue, SeoPage, SeoReport, SeoSearch, SeoTotals } from '../../shared/staff/seo-report.ts';

/** A page with what follows from the whole report. */
export type SeoRow = SeoPage & {
  /** Its place in the list of pages, by which pages name each other. */
  place: number;
  leads: number;
  /** Words of the site's search that led to it. */
  searches: readonly SeoSearch[];
  /** How often it was opened from the results of the site's search, also by words that are not shown. */
  searched: number;
  /** Places of the pages that link it. */
  in: number[];
  /** The costs of its issues together. */
  cost: number;
};

/** @property cost its points, times one more than the leads that the page brought: what it may cost in leads */
export type SeoCost = SeoIssue & { page: SeoRow; cost: number };

export type SeoData = {
  pages: SeoRow[];
  /** What costs most comes first. */
  issues: SeoCost[];
  builds: SeoTotals[];
  origin: string;
  /** The address of a line of the sources; undefined where they cannot be looked at. */
  sourceOf(file: string, line: number): string | undefined;
};

const worth = (leads: number) => 1 + leads;

/** Puts together what the build says of the pages and what they brought. */
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

/** The place of a page's own view. */
export const pageViewPlace = ({ path }: Pick<SeoPage, 'path'>): string => `#/seo/page${path}`;

/** The beginning of a page's address, by which pages belong together. */
export const sectionOf = ({ path }: Pick<SeoPage, 'path'>): string => path.split('/')[1] || 'home';

export const whole = (value: number): string => value.toLocaleString('en-CA');

const subjects: Record<string, string> = {
  title: 'The title',
  description: 'The description',
  updated: 'The text',
};

/** What an issue is said of: the sentence goes on with `what`. */
export const subjectOf = ({ field }: Pick<SeoIssue, 'field'>): string => subjects[field] ?? 'The page';
