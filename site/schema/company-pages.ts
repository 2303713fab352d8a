import * as z from 'zod';
import { common } from './page.ts';
import { faqs, line } from './parts.ts';

/** Company pages, resource indexes and tools: a heading, an answer and text. */
export const textPage = z.strictObject({ ...common, faqs: faqs.optional() });
export type TextPage = z.infer<typeof textPage>;

/** Legal pages say from when they hold and what changed. */
export const legalPage = z.strictObject({
  ...common,
  effective: z.iso.date(),
  changes: z.array(line).default([]),
});
export type LegalPage = z.infer<typeof legalPage>;

/** The compliance checklist: each item says why it is there. */
export const checklistPage = z.strictObject({
  ...common,
  items: z
    .array(
      z.strictObject({
        group: z.string().min(3).max(60),
        text: z.string().min(10).max(200),
        why: z.string().min(20).max(300),
      }),
    )
    .min(8)
    .max(40),
  faqs,
});
export type ChecklistPage = z.infer<typeof checklistPage>;
