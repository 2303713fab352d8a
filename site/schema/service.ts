import * as z from 'zod';
import { common } from './page.ts';
import { faqs, icon, line, moments, steps } from './parts.ts';

/** `/services/{slug}`: docs/product.md, section 3, service. */
export const servicePage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60).describe('The name in lists.'),
  icon,
  features: z.array(line).min(4).max(10).describe('What is done.'),
  benefits: z.array(line).min(3).max(8).describe('What the client gets from it.'),
  firstWeek: moments.describe('The opening: what happens in the first week, moment by moment (`when: Day 1`).'),
  process: steps(3, 6).describe('How the work continues after the first week.'),
  notFor: z.string().min(40).max(300).optional().describe('When this service is the wrong choice. Few pages have it.'),
  faqs,
});
export type ServicePage = z.infer<typeof servicePage>;

const decisions = z.array(line).min(2).max(4);

/** An AI service: a service page that also states who decides what. */
export const aiServicePage = z.strictObject({
  ...servicePage.shape,
  alone: decisions.describe(
    'Does automatically: what the software does without asking. Begin with a verb; aim at 80 characters.',
  ),
  asks: decisions.describe('Asks a person first: begin with when, before, which or whether, and say who decides.'),
  never: decisions.describe('Never does: only what the rest of the page says too. Begin with a verb.'),
});
export type AiServicePage = z.infer<typeof aiServicePage>;

/** `/services/{service}/{slug}`: docs/product.md, section 3, sub-service. */
export const subServicePage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60).describe('The name in lists.'),
  features: z.array(line).min(3).max(8).describe('What is done.'),
  deliverables: z.array(line).min(2).max(8).describe('What is handed over at the end.'),
  faqs,
});
