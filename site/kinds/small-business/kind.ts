import * as z from 'zod';
import { type ClaimId, claims } from '../../facts/claims.ts';
import { places } from '../../facts/places.ts';
import { faqs, line, paragraph } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';
import { note } from '../../schema/shared-schemas.ts';

const citySlugs = places.map(({ slug }) => slug);

/**
 * `/best-smb-it-support-toronto` (docs/product.md, section 2, static landing pages). Areas precede the text; stories
 * and results follow it.
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

export const smallBusiness = {
  name: 'small-business',
  matches: exactly('/best-smb-it-support-toronto'),
  crumb: 'Small business IT support in Toronto',
  schema: smallBusinessPage,
  searchWeight: 0.5,
  commercial: true,
} as const satisfies Kind;
