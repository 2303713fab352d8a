export const seoPaths = { report: '/api/staff/seo' } as const;

export const seoDashboardPath = '/seo-dashboard';

/** In the data folder; other versions are ignored. */
export const seoReportFile = 'seo-report.json';
export const seoReportVersion = 1;

export const buildsKept = 50;

export type SeoIssue = {
  field: string;
  what: string;
  todo: string;
  file: string;
  line: number;
  /** Weight on a page without leads. */
  points: number;
};

export type SeoPage = {
  path: string;
  file: string;
  kind: string;
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  words: number;
  /** Reading level (school years). */
  grade: number;
  headings: { level: number; text: string }[];
  /** Pages linked outside menus, as indices in the list of pages. */
  out: number[];
  /** Clicks from the home page, including menus; null if unreachable. */
  depth: number | null;
  /** `page`: index of the most similar page; `share`: of common five-word runs. */
  twin: { page: number; share: number } | null;
  types: string[];
  /** HTML with inlined styles, uncompressed. */
  bytes: number;
  /** Day of the last change to its text. */
  updated: string;
  issues: SeoIssue[];
};

export type SeoTotals = {
  /** Milliseconds since 1970. */
  at: number;
  pages: number;
  indexable: number;
  words: number;
  /** Mean school years. */
  grade: number;
  /** Mean bytes per page. */
  bytes: number;
  links: number;
  issues: number;
  points: number;
};

export type SeoReport = {
  version: typeof seoReportVersion;
  origin: string;
  pages: SeoPage[];
  /** The last one is this build's. */
  builds: SeoTotals[];
};

/** `times`: openings of the page from their results. */
export type SeoSearch = { words: string; times: number };

/** @property times openings in total; @property words the most frequent, at most `mostSearches` */
export type SeoSearches = { times: number; words: SeoSearch[] };

export const mostSearches = 20;

export type SeoAnswer = {
  /** Null: no build has written one. */
  report: SeoReport | null;
  /** Requests of the last 12 months by page of the form, without spam. */
  leads: Record<string, number>;
  /** Masked words that led to a page in the last 90 days, most frequent first. */
  searches: Record<string, SeoSearches>;
};
