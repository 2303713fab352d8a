import * as z from 'zod';
import { type ClaimId, claims } from '../data/claims.ts';
import { places } from '../data/places.ts';
import { common } from './page.ts';
import { faqs, line, paragraph, steps } from './parts.ts';

/** A closing paragraph of a part; may hold Markdown links. */
const note = z.string().min(20).max(480);

const citySlugs = places.map(({ slug }) => slug);

/**
 * `/cybersecurity-compliance-dentists-gta` (docs/product.md, section 2, static landing pages). The text says why
 * it matters and what the law asks; the other sections follow it.
 */
export const dentalCompliancePage = z.strictObject({
  ...common,
  threats: z
    .array(z.strictObject({ name: z.string().min(5).max(40), comesIn: paragraph, limits: paragraph }))
    .min(2)
    .max(4)
    .describe('The attacks of the industry: how each gets in, and what limits it.'),
  safeguards: z
    .strictObject({ lead: note, steps: steps(4, 10), note })
    .describe('The work in order, with a sentence before and after. Links are allowed in both.'),
  practiceTypes: z
    .array(z.strictObject({ type: z.string().min(5).max(60), text: z.string().min(40).max(240) }))
    .min(3)
    .max(8)
    .describe('What is specific to each kind of practice.'),
  benefits: z.array(line).min(3).max(7).describe('What the client gets from it.'),
  benefitsNote: note.describe('A sentence below the benefits. Links are allowed.'),
  faqs,
});
export type DentalCompliancePage = z.infer<typeof dentalCompliancePage>;

/**
 * `/best-smb-it-support-toronto` (docs/product.md, section 2, static landing pages). The text says what we do;
 * the areas stand before it, the stories and the results after.
 */
export const smallBusinessPage = z.strictObject({
  ...common,
  areas: z
    .strictObject({
      lead: note,
      regions: z
        .array(z.strictObject({ region: z.string().min(3).max(40), cities: z.array(z.enum(citySlugs)).min(1) }))
        .min(2)
        .max(6),
      note,
    })
    .describe('Where we work: regions with their cities, a sentence before and after. Links are allowed in both.'),
  stories: z
    .array(
      z.strictObject({
        business: z.string().min(5).max(60),
        city: z.string().min(3).max(40),
        size: z.string().min(5).max(60),
        text: paragraph,
        quote: z.string().min(20).max(160),
        who: z.string().min(3).max(60),
      }),
    )
    .min(2)
    .max(4)
    .describe('Invented clients, shown as illustrative: business, city, size, what happened, what they might say.'),
  measures: z
    .strictObject({ lead: note, list: z.array(line).min(4).max(8), note })
    .describe('The rows of the sheet to fill in by hand, with a sentence before and after. Links are allowed in both.'),
  targets: z
    .array(z.enum(Object.keys(claims) as [ClaimId, ...ClaimId[]]))
    .min(2)
    .max(4)
    .describe('Our own claims, shown beside the sheet.'),
  targetsNote: note.describe('What these targets are and are not. Links are allowed.'),
  faqs,
});
export type SmallBusinessPage = z.infer<typeof smallBusinessPage>;
