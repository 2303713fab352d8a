import * as z from 'zod/mini';

/** Figures of the site for a period; none identifies a person. */

export const figureNames = [
  'visits-by-source',
  'pages-opened',
  'leads-by-day',
  'leads-by-form',
  'leads-by-page',
  'leads-by-city',
  'leads-by-partner',
  'first-contact',
  'lost-reasons',
  'form-funnel',
  'form-fields',
  'quiz-levels',
  'chat-questions',
  'empty-searches',
  'unknown-addresses',
  'newsletter',
  'speed',
] as const;
export type FigureName = (typeof figureNames)[number];

export const figurePaths = {
  /** `/api/staff/figures/speed?from=2026-10-01&to=2026-10-31`. */
  table: '/api/staff/figures',
  csv: '/api/staff/export/figures',
  summary: '/api/staff/summary',
  weeklyMail: '/api/staff/weekly-mail',
} as const;

/** Absent values are null. */
export type FigureUnit = 'text' | 'day' | 'count' | 'percent' | 'minutes' | 'milliseconds' | 'shift';

export type FigureColumn = { name: string; label: string; unit: FigureUnit };

export type FigureTable = { columns: FigureColumn[]; rows: (string | number | null)[][] };

/** Days in Toronto (`2026-11-22`), both inclusive. */
export type DayRange = { from: string; to: string };

/** `before` is the previous period of equal length. */
export type PeriodAnswer = DayRange & { before: DayRange };

export type FigureAnswer = FigureTable & { period: PeriodAnswer };

/** `better` is the desired direction. */
export type SummaryItem = {
  label: string;
  unit: FigureUnit;
  now: number | null;
  before: number | null;
  /** What a share is of, such as `12 promises`; absent for other units. */
  of?: { count: number; noun: string };
  better: 'more' | 'less';
};
export type SummaryAnswer = { items: SummaryItem[]; period: PeriodAnswer };

/** Days. Counts are kept for 24 months, and the previous period is shown too. */
export const longestPeriod = 366;

export const weeklyMailChange = z.object({ wanted: z.boolean() });
export type WeeklyMail = z.infer<typeof weeklyMailChange>;

/** Core Web Vitals (web.dev), measured at the 75th percentile of visits. */
export const vitalLimits = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
} as const;
