/** What the build reports of its pages, for the SEO dashboard: written by the build, read by the server, shown to staff. */

export const seoPaths = { report: '/api/staff/seo' } as const;

/** The address that opens the dashboard. */
export const seoDashboardPath = '/seo-dashboard';

/** The file of the report in the data folder; a report of another version is not read. */
export const seoReportFile = 'seo-report.json';
export const seoReportVersion = 1;

/** Builds whose totals are kept. */
export const buildsKept = 50;

/** Something to look at, and where in the Markdown. */
export type SeoIssue = {
  field: string;
  what: string;
  todo: string;
  file: string;
  line: number;
  /** How much it matters on a page that brings no lead. */
  points: number;
};

export type SeoPage = {
  path: string;
  file: string;
  kind: string;
  title: string;
  description: string;
  canonical: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  words: number;
  /** School years that its text needs. */
  grade: number;
  headings: { level: number; text: string }[];
  /** The pages that its own part links, menus left out: places in the list of pages. */
  out: number[];
  /** Clicks from the home page, menus counted; null: none leads there. */
  depth: number | null;
  /** The page that says most of the same: its place in the list, and the share of five-word runs in common. */
  twin: { page: number; share: number } | null;
  /** Types of its structured data. */
  types: string[];
  /** HTML with its styles, before compression. */
  bytes: number;
  /** The day the text was last changed. */
  updated: string;
  issues: SeoIssue[];
};

/** One build in numbers. */
export type SeoTotals = {
  /** Milliseconds since 1970. */
  at: number;
  pages: number;
  indexable: number;
  words: number;
  /** Mean school years. */
  grade: number;
  /** Mean bytes of a page. */
  bytes: number;
  links: number;
  issues: number;
  points: number;
};

export type SeoReport = {
  version: typeof seoReportVersion;
  origin: string;
  pages: SeoPage[];
  /** Totals of the newest builds, this one last. */
  builds: SeoTotals[];
};

/** Words that were searched for, and how often the page was opened from their results. */
export type SeoSearch = { words: string; times: number };

/** @property times how often a page was opened from results in all; @property words the most frequent, `mostSearches` at most */
export type SeoSearches = { times: number; words: SeoSearch[] };

/** Words of one page that are shown. */
export const mostSearches = 20;

export type SeoAnswer = {
  /** Null: no build has written one to the data folder of this server. */
  report: SeoReport | null;
  /** Requests of the last 12 months by the page that the form stood on; spam is not counted. */
  leads: Record<string, number>;
  /** Words of the site's search that led to a page in the last 90 days, masked, the most frequent first. */
  searches: Record<string, SeoSearches>;
  /** Where the sources can be looked at (SOURCE_URL); null: nowhere. */
  source: string | null;
};
