import * as z from 'zod';
import { common } from './page.ts';
import { faqs, paragraph } from './parts.ts';

/** Comparison pages: method, date and our interest stated; no invented competitor; a scorecard to print. */
export const comparisonPage = z.strictObject({
  ...common,
  method: paragraph.describe('How the criteria were chosen.'),
  interest: paragraph.describe('That we sell one of the options, said plainly.'),
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
    .max(10)
    .describe('The rows of the scorecard: what to ask, a good sign, a bad sign.'),
  faqs,
});
