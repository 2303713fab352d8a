import * as z from 'zod/mini';
import { mostCounts } from './count-limits.ts';

/** Most are analytics events; the rest are only counted. */
export const countedEvents = [
  'page_view',
  'click',
  'conversion',
  'engagement',
  'form_interaction',
  'form_seen',
  'form_kept',
  'form_failed',
  'form_sent_later',
  'generate_lead',
  'roi_calculator',
  'search_empty',
  'search_opened',
  'service_interest',
  'web_vital',
] as const;

/** Metrics of `web_vital`: LCP and INP in milliseconds, CLS in thousandths. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** Allows names on our pages, excludes most visitor input. */
const word = z.optional(z.string().check(z.maxLength(40), z.regex(/^[\w-]*$/)));

const counted = z.object({
  event: z.enum(countedEvents),
  widget: word,
  field: word,
  /** For example `start`, `abandon`, an option value. */
  detail: word,
  metric: z.optional(z.enum(vitals)),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** Search words: those without a result for `search_empty`, those that led to a page for `search_opened`. */
  words: z.optional(z.string().check(z.maxLength(100))),
  /** For `search_opened` only. */
  opened: z.optional(z.string().check(z.maxLength(300), z.startsWith('/'))),
});
export type Counted = z.infer<typeof counted>;

/** Events that hold search words and are stored for a shorter time. */
export const searchEvents: readonly string[] = ['search_empty', 'search_opened'] satisfies Counted['event'][];

/** `POST /api/events`: counts of one page. Identifies no visitor; requests cannot be linked. */
export const countsRequest = z.object({
  /** Without query and fragment. */
  path: z.string().check(z.maxLength(300), z.startsWith('/')),
  events: z.array(counted).check(z.minLength(1), z.maxLength(mostCounts)),
});
export type CountsRequest = z.infer<typeof countsRequest>;
