import * as z from 'zod';
import { sources } from './parts.ts';

/** Front matter that every kind of page has (content model, "common"). Lengths: specification, section 9. */
export const common = {
  /** The page's heading (h1). */
  title: z.string().min(10).max(150),
  /** The words people search for, as the title must contain them near its beginning: `help desk`, `dental IT`. */
  subject: z.string().min(2).max(60).optional(),
  /** Shown in search results; the title with the company's name when absent. Not set when over 150 characters. */
  metaTitle: z.string().min(10).max(150).optional(),
  /** One or two sentences, unique on the site. */
  description: z.string().min(50).max(160),
  /** Answer first: who this page is for and what they get. */
  lead: z.string().min(40).max(260),
  /** What it is, in one or two sentences that can be quoted without the page around them. */
  answer: z.string().min(60).max(320).optional(),
  /** The day the text was last changed, `2026-11-20`. */
  updated: z.iso.date(),
  /** Not built and not linked while true. */
  draft: z.boolean().default(false),
  /** Order among related links: the higher, the earlier. */
  priority: z.number().min(0).max(100).default(50),
  /** Old addresses that lead here. */
  redirectFrom: z.array(z.string().startsWith('/')).default([]),
  /** Where numbers and rules from outside come from; every one needs a source. */
  sources,
};

export const plainPage = z.strictObject(common);
export type PlainPage = z.infer<typeof plainPage>;
