import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** Each item states its reason. */
export const checklistPage = z.strictObject({
  ...common,
  items: z
    .array(
      z.strictObject({
        group: z.string().min(3).max(60),
        text: z.string().min(10).max(200),
        why: z.string().min(20).max(300),
      }),
    )
    .min(8)
    .max(40)
    .describe('The things to tick off, in groups, each with its reason.'),
  faqs,
});

export const checklist = {
  name: 'checklist',
  matches: exactly('/pipeda-compliance-checklist'),
  crumb: 'PIPEDA compliance checklist',
  schema: checklistPage,
} as const satisfies Kind;
