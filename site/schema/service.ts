import * as z from 'zod';
import { common } from './page.ts';
import { faqs, line, moments, steps } from './parts.ts';

/** `/services/{slug}`, core and AI services: specification, section 3, service. */
export const servicePage = z.strictObject({
  ...common,
  /** The service's name as it stands in lists. */
  name: z.string().min(2).max(60),
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
