import * as z from 'zod/mini';
import type { DayRange, FigureColumn, FigureUnit, PeriodAnswer, SummaryItem } from '../../../shared/staff/figures.ts';

/** Answers to staff, for the API's description. */

const dayRangeSchema = z.object({ from: z.string(), to: z.string() }) satisfies z.ZodMiniType<DayRange>;

export const periodAnswerSchema = z.object({
  ...dayRangeSchema.shape,
  before: dayRangeSchema,
}) satisfies z.ZodMiniType<PeriodAnswer>;

const figureUnitSchema = z.enum([
  'text',
  'day',
  'count',
  'percent',
  'minutes',
  'milliseconds',
  'shift',
]) satisfies z.ZodMiniType<FigureUnit>;

export const figureColumnSchema = z.object({
  name: z.string(),
  label: z.string(),
  unit: figureUnitSchema,
}) satisfies z.ZodMiniType<FigureColumn>;

export const summaryItemSchema = z.object({
  label: z.string(),
  unit: figureUnitSchema,
  now: z.nullable(z.number()),
  before: z.nullable(z.number()),
  of: z.optional(z.object({ count: z.number(), noun: z.string() })),
  better: z.enum(['more', 'less']),
}) satisfies z.ZodMiniType<SummaryItem>;
