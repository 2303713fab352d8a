import * as z from 'zod';
import { sources } from './fields.ts';

/** Lengths: docs/product.md, section 9. */
export const common = {
  title: z
    .string()
    .min(10)
    .max(150)
    .describe("The page's heading (h1): its subject, in the words people search for. Aim at 70 characters or fewer."),
  subject: z
    .string()
    .min(2)
    .max(60)
    .optional()
    .describe('The words people search for; the title contains them within its first words.'),
  metaTitle: z
    .string()
    .min(10)
    .max(150)
    .optional()
    .describe(
      'The title in search results, without the brand. Absent: the title, with the company name where it fits. Aim at 30 to 60 characters.',
    ),
  description: z
    .string()
    .min(50)
    .max(160)
    .describe('One or two sentences for search results, unique on the site. Aim at 70 or more characters.'),
  lead: z.string().min(40).max(260).describe('The answer first: who the page is for and what they get.'),
  answer: z
    .string()
    .min(60)
    .max(320)
    .optional()
    .describe('What it is, in one or two sentences that can be quoted without the page around them.'),
  updated: z.iso.date().describe('The day the text was last changed.'),
  draft: z.boolean().default(false).describe('While true, the page is not built and must not be linked.'),
  about: z
    .string()
    .optional()
    .describe(
      'What the whole text is about: a city (its name in `site/facts/places.ts`), or `sample`, the company whose site this was first. A company that does not serve the city, or has another name, has no such page.',
    ),
  priority: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'Order among related links, for pages that `site/facts/related.ts` names: higher comes first. Absent: as that file says.',
    ),
  redirectFrom: z.array(z.string().startsWith('/')).default([]).describe('Old addresses that redirect here.'),
  sources,
};

export const plainPage = z.strictObject(common);
export type PlainPage = z.infer<typeof plainPage>;
