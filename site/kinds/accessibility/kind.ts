import * as z from 'zod';
import { line } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { legalPage } from '../../schema/shared-schemas.ts';

export const accessibilityPage = legalPage.extend({
  works: z
    .array(z.strictObject({ what: z.string().min(3).max(40), text: z.string().min(30).max(300) }))
    .min(3)
    .max(12)
    .describe('What works today, by what it is about.'),
  gaps: z
    .array(z.strictObject({ where: line, what: line, meanwhile: z.string().min(3).max(200) }))
    .min(1)
    .max(12)
    .describe('What does not work yet: where, what, and what to do meanwhile.'),
});

export const accessibility = {
  name: 'accessibility',
  matches: exactly('/accessibility'),
  crumb: 'Accessibility',
  schema: accessibilityPage,
} as const satisfies Kind;
