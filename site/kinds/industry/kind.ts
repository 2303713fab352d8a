import * as z from 'zod';
import { faqs, icon, line, moments } from '../../schema/fields.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** `/industries/{slug}`: docs/product.md, section 3, industry. */
export const industryPage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60).describe('The name in lists.'),
  icon,
  badDay: moments.describe('The opening: a day that goes wrong in this industry, moment by moment (`when: "08:10"`).'),
  challenges: z.array(line).min(3).max(8).describe('What makes IT hard in this industry.'),
  solutions: z.array(line).min(3).max(8).describe('What we do about each.'),
  systems: z
    .array(z.strictObject({ name: z.string().min(2).max(60), whatBreaks: line, whatWeDo: line }))
    .min(2)
    .max(10)
    .describe('The software and machines of the industry: what breaks, what we do.'),
  regulations: z
    .array(
      z.strictObject({ name: z.string().min(3).max(120), appliesWhen: z.string().min(10).max(240), source: z.url() }),
    )
    .min(1)
    .max(5)
    .describe('Laws and rules: when each applies, and its source.'),
  faqs,
});

export const industry = {
  name: 'industry',
  matches: below('/industries'),
  schema: industryPage,
  folder: 'industries',
  part: 'Industries',
  linkName: (name) => `${name} IT`,
  searchWeight: 1.8,
  fewestWords: 450,
  commercial: true,
} as const satisfies Kind;
