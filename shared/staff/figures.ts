import * as z from 'zod/mini';

/** What the staff page and the server agree on: figures of the site for a period. None of them tells of a person. */

/** Every table, by its name in addresses. */
export const figureNames = [
  'leads-by-day',
  'leads-by-form',
  'leads-by-page',
  'leads-by-city',
  'leads-by-partner',
  'first-contact',
  'form-funnel',
  'form-fields',
  'quiz-levels',
  'quiz-scores',
  'chat-questions',
  'empty-searches',
  'unknown-addresses',
  'redirects',
  'newsletter',
  'speed',
] as const;
export type FigureName = (typeof figureNames)[number];

export const figurePaths = {
  /** A table: `/api/staff/figures/speed?from=2026-10-01&to=2026-10-31`. */
  table: '/api/staff/figures',
  /** The same as CSV. */
  csv: '/api/staff/export/figures',
  /** The five numbers of a period. */
  summary: '/api/staff/summary',
  /** Whether the account gets them by mail each week. */
  weeklyMail: '/api/staff/weekly-mail',
} as const;

/** What a column holds; times are in the unit named, an absent value is null. */
export type FigureUnit = 'text' | 'day' | 'count' | 'percent' | 'minutes' | 'milliseconds' | 'shift';

export type FigureColumn = { name: string; label: string; unit: FigureUnit };

export type FigureTable = { columns: FigureColumn[]; rows: (string | number | null)[][] };

/** Days in Toronto, both included: the period asked for, and the one of the same length before it. */
export type PeriodAnswer = { from: string; to: string; before: { from: string; to: string } };

export type FigureAnswer = FigureTable & { period: PeriodAnswer };

/** One of the five numbers; `better` says in which direction. */
export type SummaryItem = {
  label: string;
  unit: FigureUnit;
  now: number | null;
  before: number | null;
  better: 'more' | 'less';
};
export type SummaryAnswer = { items: SummaryItem[]; period: PeriodAnswer };

/** Longest period (days): counts are kept for 24 months, and the period before is shown beside it. */
export const longestPeriod = 366;

export const weeklyMailChange = z.object({ wanted: z.boolean() });
export type WeeklyMail = z.infer<typeof weeklyMailChange>;

/** Shares of visits that may be slow: a page is as fast as three of four visits had it (web.dev, Core Web Vitals). */
export const vitalLimits = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
} as const;
