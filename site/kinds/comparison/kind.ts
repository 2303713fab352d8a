import * as z from 'zod';
import { faqs, paragraph } from '../../schema/fields.ts';
import { dotRows, pathFigure } from '../../schema/figures.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** States method, date and our interest; no invented competitors. */
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
  figure: pathFigure.optional(),
  dots: dotRows.optional().describe('In its place: a sheet on which the text’s worked example is drawn.'),
  faqs,
});

export const comparison = {
  name: 'comparison',
  matches: exactly(
    '/toronto-it-services-comparison',
    '/top-it-managed-service-providers-in-toronto',
    '/top-managed-service-providers-toronto',
    '/managed-service-provider',
  ),
  schema: comparisonPage,
  folder: '(comparisons)',
  searchWeight: 0.6,
  fewestWords: 450,
  commercial: true,
} as const satisfies Kind;
