import * as z from 'zod';
import { common } from './page.ts';
import { faqs, paragraph } from './parts.ts';

/** Comparison pages: method, date and our interest stated; no invented competitor; a scorecard to print. */
export const comparisonPage = z.strictObject({
  ...common,
  /** How the criteria were chosen. */
  method: paragraph,
  /** That we sell one of the options, said plainly. */
  interest: paragraph,
  /** The scorecard's rows. */
  criteria: z
    .array(
      z.strictObject({
        name: z.string().min(3).max(60),
        ask: z.string().min(10).max(200),
        goodSign: z.string().min(10).max(200),
        badSign: z.string().min(10).max(200),
      }),
    )
    .min(5)
    .max(10),
  faqs,
});
export type ComparisonPage = z.infer<typeof comparisonPage>;
