import * as z from 'zod';
import { iconNames } from '../facts/icons.ts';

/** Shared by several kinds of page. Lengths in characters. */

export const line = z.string().min(3).max(140);
export const paragraph = z.string().min(80).max(700);

export const icon = z.enum(iconNames).describe('The small drawing beside the name in lists.');

/** Plain text: it is also in the page's structured data. */
const answer = z
  .string()
  .min(60)
  .max(700)
  .refine((text) => !text.includes(']('), { error: 'No link: an answer is plain text' });

export const faqs = z
  .array(z.strictObject({ question: z.string().min(10).max(140), answer }))
  .min(2)
  .max(6)
  .describe('Questions that only this page answers.');

export type Source = z.infer<typeof sources>[number];

export const sources = z
  .array(
    z.strictObject({
      title: z.string().min(5).max(200),
      publisher: z.string().max(120).optional(),
      year: z.int().min(1800).max(2100).optional(),
      url: z.url().optional(),
    }),
  )
  .max(12)
  .default([])
  .describe(
    'Where numbers and rules from outside come from: title, publisher; the year it is of, where it is certain and the title does not say it; url of the source itself. No url is better than a home page.',
  );

export const steps = (min: number, max: number) =>
  z
    .array(z.strictObject({ step: z.string().min(3).max(60), text: z.string().min(20).max(240) }))
    .min(min)
    .max(max);

/** `when`: "08:10", "Day 3", "Minute 20". */
export const moments = z
  .array(z.strictObject({ when: z.string().min(2).max(24), what: z.string().min(15).max(240) }))
  .min(3)
  .max(6);

/** A link to another page of ours. Named `url`, so that it does not count as text of the page. */
export const pageLink = z.strictObject({ text: z.string().min(3).max(80), url: z.string().startsWith('/') });
export type PageLink = z.infer<typeof pageLink>;
