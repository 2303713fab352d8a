import * as z from 'zod';
import { faqs, line, paragraph, steps } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';
import { note } from '../../schema/shared-schemas.ts';

/**
 * `/cybersecurity-compliance-dentists-gta` (docs/product.md, section 2, static landing pages). The text precedes the
 * other sections.
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

export const dentalCompliance = {
  name: 'dental-compliance',
  matches: exactly('/cybersecurity-compliance-dentists-gta'),
  crumb: 'Dental cybersecurity and compliance',
  schema: dentalCompliancePage,
  searchWeight: 0.5,
  commercial: true,
} as const satisfies Kind;
