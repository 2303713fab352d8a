import * as z from 'zod';
import { common } from './page.ts';
import { faqs, icon, line, moments, steps } from './parts.ts';

/** `/services/{slug}`: specification, section 3, service. */
export const servicePage = z.strictObject({
  ...common,
  /** The service's name as it stands in lists. */
  name: z.string().min(2).max(60),
  icon,
  /** What is done. */
  features: z.array(line).min(4).max(10),
  /** What the client has from it. */
  benefits: z.array(line).min(3).max(8),
  /** The opening: what happens in the first week (`when: Day 1`). */
  firstWeek: moments,
  /** How the work goes on after that. */
  process: steps(3, 6),
  /** When this service is the wrong choice. */
  notFor: z.string().min(40).max(300),
  faqs,
});
export type ServicePage = z.infer<typeof servicePage>;

const decisions = z.array(line).min(2).max(4);

/** An AI service: a service that also says who decides what. */
export const aiServicePage = z.strictObject({
  ...servicePage.shape,
  /** What the software does without asking. */
  alone: decisions,
  /** Where it waits for a person. */
  asks: decisions,
  /** What it is not allowed at all. */
  never: decisions,
});
export type AiServicePage = z.infer<typeof aiServicePage>;

/** `/services/{service}/{slug}`: specification, section 3, sub-service. */
export const subServicePage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60),
  features: z.array(line).min(3).max(8),
  /** What is handed over. */
  deliverables: z.array(line).min(2).max(8),
  faqs,
});
export type SubServicePage = z.infer<typeof subServicePage>;
