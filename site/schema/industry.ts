import * as z from 'zod';
import { common } from './page.ts';
import { faqs, icon, line, moments } from './parts.ts';

/** `/industries/{slug}`: specification, section 3, industry. */
export const industryPage = z.strictObject({
  ...common,
  name: z.string().min(2).max(60),
  icon,
  /** The opening: the day that goes wrong (`when: "08:10"`). */
  badDay: moments,
  challenges: z.array(line).min(3).max(8),
  solutions: z.array(line).min(3).max(8),
  /** The software and machines of the trade: what breaks, what we do about it. */
  systems: z
    .array(z.strictObject({ name: z.string().min(2).max(60), whatBreaks: line, whatWeDo: line }))
    .min(2)
    .max(10),
  /** Laws and rules, when each applies, and where that is written. */
  regulations: z
    .array(
      z.strictObject({ name: z.string().min(3).max(120), appliesWhen: z.string().min(10).max(240), source: z.url() }),
    )
    .min(1)
    .max(5),
  faqs,
});
export type IndustryPage = z.infer<typeof industryPage>;
