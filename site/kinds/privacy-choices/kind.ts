import * as z from 'zod';
import { line } from '../../schema/fields.ts';
import { dotRows } from '../../schema/figures.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/privacy-choices` */
export const privacyChoicesPage = z.strictObject({
  ...common,
  board: z
    .array(
      z.strictObject({
        where: z.string().min(5).max(40),
        state: z.string().min(3).max(24),
        text: z.string().min(20).max(200),
      }),
    )
    .min(2)
    .max(5)
    .describe(
      'The opening: each place where something may be stored or loaded, its state in a word or two, and a sentence.',
    ),
  kept: z
    .array(
      z.strictObject({
        what: z.string().min(10).max(140),
        when: z.string().min(10).max(140),
        until: z.string().min(10).max(280),
      }),
    )
    .min(1)
    .max(12)
    .describe(
      'What the site stores on the reader’s device: what, from when, until when. A test holds it against the script.',
    ),
  keptNote: line.describe('What is not stored.'),
  dots: dotRows.optional(),
});

export const privacyChoices = {
  name: 'privacy-choices',
  matches: exactly('/privacy-choices'),
  crumb: 'Privacy choices',
  schema: privacyChoicesPage,
} as const satisfies Kind;
