import * as z from 'zod/mini';
import type { DayAnswer, DayCall, FeedAnswer, SettingsAnswer } from '../../../shared/staff/appointments.ts';

/** Answers to staff, for the API's description. */

export const feedAnswerSchema = z.object({ madeAt: z.nullable(z.number()) }) satisfies z.ZodMiniType<FeedAnswer>;

export const settingsAnswerSchema = z.object({
  settings: z.object({
    isOn: z.boolean(),
    minutes: z.number(),
    leadHours: z.number(),
    bufferMinutes: z.number(),
    atOnce: z.number(),
    people: z.array(z.string()),
  }),
  colleagues: z.array(z.string()),
  calendarUrl: z.boolean(),
}) satisfies z.ZodMiniType<SettingsAnswer>;

const dayCallSchema = z.object({
  reference: z.string(),
  at: z.number(),
  minutes: z.number(),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  subject: z.string(),
  who: z.nullable(z.string()),
}) satisfies z.ZodMiniType<DayCall>;

export const dayAnswerSchema = z.object({
  day: z.string(),
  calls: z.array(dayCallSchema),
  next: z.nullable(z.string()),
}) satisfies z.ZodMiniType<DayAnswer>;
