import * as z from 'zod/mini';
import type {
  SeoAnswer,
  SeoIssue,
  SeoPage,
  SeoReport,
  SeoSearch,
  SeoSearches,
  SeoTotals,
} from '../../shared/staff/seo-report.ts';

/** Answers to staff, for the API's description. */

const seoIssueSchema = z.object({
  field: z.string(),
  what: z.string(),
  todo: z.string(),
  file: z.string(),
  line: z.number(),
  points: z.number(),
}) satisfies z.ZodMiniType<SeoIssue>;

const seoPageSchema = z.object({
  path: z.string(),
  file: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  indexable: z.boolean(),
  words: z.number(),
  grade: z.number(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  out: z.array(z.number()),
  depth: z.nullable(z.number()),
  twin: z.nullable(z.object({ page: z.number(), share: z.number() })),
  types: z.array(z.string()),
  bytes: z.number(),
  updated: z.string(),
  issues: z.array(seoIssueSchema),
}) satisfies z.ZodMiniType<SeoPage>;

const seoTotalsSchema = z.object({
  at: z.number(),
  pages: z.number(),
  indexable: z.number(),
  words: z.number(),
  grade: z.number(),
  bytes: z.number(),
  links: z.number(),
  issues: z.number(),
  points: z.number(),
}) satisfies z.ZodMiniType<SeoTotals>;

const seoReportSchema = z.object({
  version: z.literal(1),
  origin: z.string(),
  pages: z.array(seoPageSchema),
  builds: z.array(seoTotalsSchema),
}) satisfies z.ZodMiniType<SeoReport>;

const seoSearchSchema = z.object({ words: z.string(), times: z.number() }) satisfies z.ZodMiniType<SeoSearch>;

const seoSearchesSchema = z.object({
  times: z.number(),
  words: z.array(seoSearchSchema),
}) satisfies z.ZodMiniType<SeoSearches>;

export const seoAnswerSchema = z.object({
  report: z.nullable(seoReportSchema),
  leads: z.record(z.string(), z.number()),
  searches: z.record(z.string(), seoSearchesSchema),
}) satisfies z.ZodMiniType<SeoAnswer>;
