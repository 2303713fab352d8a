import * as z from 'zod/mini';
import { mostCounts } from './count-limits.ts';

/** What the site counts by itself. Most are analytics events; the rest only count for us. */
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

/** The measures of `web_vital`. LCP and INP are milliseconds; CLS is in thousandths. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** A word of the page's own: the name of a form, a field, an option. Nothing that a visitor typed has this shape by rule. */
const word = z.optional(z.string().check(z.maxLength(40), z.regex(/^[\w-]*$/)));

const counted = z.object({
  event: z.enum(countedEvents),
  /** The form or widget it is about. */
  widget: word,
  field: word,
  /** What happened: `start`, `abandon`, the service's option value, what was clicked. */
  detail: word,
  metric: z.optional(z.enum(vitals)),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** Words searched: without a result for `search_empty`, those that led to a page for `search_opened`. */
  words: z.optional(z.string().check(z.maxLength(100))),
  /** The page that was opened from the results, for `search_opened` alone. */
  opened: z.optional(z.string().check(z.maxLength(300), z.startsWith('/'))),
});
export type Counted = z.infer<typeof counted>;

/** `POST /api/events`: what was counted on one page. Says nothing of who was there, and no two requests belong together. */
export const countsRequest = z.object({
  /** Without query and fragment. */
  path: z.string().check(z.maxLength(300), z.startsWith('/')),
  events: z.array(counted).check(z.minLength(1), z.maxLength(mostCounts)),
});
export type CountsRequest = z.infer<typeof countsRequest>;
