import * as z from 'zod';
import { faqs, line, pageLink, paragraph } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/about-us` */
export const aboutPage = z.strictObject({
  ...common,
  habits: z
    .array(
      z.strictObject({
        habit: z.string().min(5).max(60),
        text: z.string().min(40).max(300),
        test: line,
        link: pageLink.optional(),
      }),
    )
    .min(3)
    .max(8)
    .describe('How we work; `test` is how a stranger can check it.'),
  wrongFirm: z
    .array(z.strictObject({ when: line, instead: line }))
    .min(3)
    .max(8)
    .describe('When another provider is the better choice, and what to do then.'),
  beforeYouDecide: paragraph.describe('What to ask to see before signing.'),
  faqs,
});

export const about = {
  name: 'about',
  matches: exactly('/about-us'),
  crumb: 'About us',
  schema: aboutPage,
} as const satisfies Kind;
