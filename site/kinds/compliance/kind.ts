import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** May contain Markdown links. */
const sentences = z.string().min(10).max(480);

/** `/pipeda-compliance`, for firms without a legal department. The text says who does which part. */
export const compliancePage = z.strictObject({
  ...common,
  applies: z
    .strictObject({
      questions: z
        .array(
          z.strictObject({
            question: z.string().min(10).max(120),
            detail: z.string().min(10).max(160).optional(),
            ifYes: sentences,
            ifNo: sentences,
          }),
        )
        .min(3)
        .max(6),
      end: sentences,
    })
    .describe('The opening: questions in order, where a yes and a no lead, and the conclusion. Links are allowed.'),
  principles: z
    .strictObject({
      lead: sentences,
      /** Schedule 1 of the Act has ten. */
      list: z
        .array(
          z.strictObject({
            name: z.string().min(5).max(60),
            desk: z.string().min(10).max(120),
            technical: z.boolean().default(false),
          }),
        )
        .length(10),
      end: sentences,
    })
    .describe(
      'What the law asks, in its own order; `technical` where IT does most of it. Links are allowed around the list.',
    ),
  breach: z
    .strictObject({
      lead: sentences,
      steps: z.array(z.strictObject({ step: z.string().min(3).max(20), text: sentences })).length(5),
      end: sentences,
    })
    .describe('What goes wrong first, the five steps of the day it is found, what it costs. Links are allowed.'),
  firstAfternoon: sentences.describe('How to begin, with the checklist. Links are allowed.'),
  faqs,
});

export type CompliancePage = z.infer<typeof compliancePage>;

export const compliance = {
  name: 'compliance',
  matches: exactly('/pipeda-compliance'),
  crumb: 'PIPEDA compliance',
  schema: compliancePage,
} as const satisfies Kind;
