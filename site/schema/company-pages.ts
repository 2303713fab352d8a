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

/** `/privacy-choices`: what the site keeps and loads; the text says what else a reader may choose. */
export const privacyChoicesPage = z.strictObject({
  ...common,
  board: z
    .array(
      z.strictObject({
        where: z.string().min(5).max(40),
        state: z.string().min(3).max(24),
        text: z.string().min(20).max(200),
      }),
    )
    .min(2)
    .max(5),
  kept: z
    .array(
      z.strictObject({
        what: z.string().min(10).max(140),
        when: z.string().min(10).max(140),
        until: z.string().min(10).max(280),
      }),
    )
    .min(1)
    .max(8),
  keptNote: line,
});
export type PrivacyChoicesPage = z.infer<typeof privacyChoicesPage>;

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
