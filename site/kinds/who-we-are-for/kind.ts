import * as z from 'zod';
import { faqs, line, pageLink } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/who-we-are-for` */
export const whoWeAreForPage = z.strictObject({
  ...common,
  suits: z
    .array(
      z.strictObject({ who: z.string().min(3).max(60), why: z.string().min(40).max(300), link: pageLink.optional() }),
    )
    .min(3)
    .max(9)
    .describe('Kinds of firm that we suit, with what we do for each.'),
  someoneElse: z
    .array(z.strictObject({ when: line, instead: z.string().min(20).max(300), link: pageLink.optional() }))
    .min(3)
    .max(9)
    .describe('When another provider is the better choice, and what to do then.'),
  faqs,
});

export const whoWeAreFor = {
  name: 'who-we-are-for',
  matches: exactly('/who-we-are-for'),
  crumb: 'Who we are for',
  schema: whoWeAreForPage,
  searchWeight: 1.2,
} as const satisfies Kind;
