import * as z from 'zod/mini';
import type {
  CheckAnswer,
  ContactItem,
  Duplicate,
  ImportCounts,
  ImportItem,
  UndoAnswer,
} from '../../shared/staff/import-fields.ts';

/** Answers to staff, for the API's description. */

export const contactItemSchema = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  note: z.optional(z.string()),
  basis: z.optional(z.string()),
  consentDate: z.optional(z.string()),
  source: z.optional(z.string()),
  reason: z.optional(z.string()),
  until: z.optional(z.string()),
  id: z.number(),
  fileName: z.string(),
  importedAt: z.number(),
}) satisfies z.ZodMiniType<ContactItem>;

export const undoAnswerSchema = z.object({
  deleted: z.number(),
  restored: z.number(),
  left: z.number(),
}) satisfies z.ZodMiniType<UndoAnswer>;

export const importCountsSchema = z.object({
  added: z.number(),
  updated: z.number(),
  skipped: z.number(),
}) satisfies z.ZodMiniType<ImportCounts>;

export const importItemSchema = z.object({
  ...importCountsSchema.shape,
  key: z.string(),
  number: z.number(),
  fileName: z.string(),
  by: z.string(),
  rows: z.number(),
  batches: z.number(),
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  undoneAt: z.nullable(z.number()),
  undoLeft: z.boolean(),
  undoUntil: z.number(),
  kept: z.array(z.number()),
}) satisfies z.ZodMiniType<ImportItem>;

const duplicateSchema = z.object({
  line: z.number(),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  changedAt: z.number(),
}) satisfies z.ZodMiniType<Duplicate>;

export const checkAnswerSchema = z.object({
  faults: z.array(
    z.object({
      line: z.number(),
      fields: z.object({
        name: z.optional(z.string()),
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
        company: z.optional(z.string()),
        jobTitle: z.optional(z.string()),
        note: z.optional(z.string()),
        basis: z.optional(z.string()),
        consentDate: z.optional(z.string()),
        source: z.optional(z.string()),
        reason: z.optional(z.string()),
        until: z.optional(z.string()),
      }),
    }),
  ),
  duplicates: z.array(duplicateSchema),
  unsubscribed: z.array(z.number()),
}) satisfies z.ZodMiniType<CheckAnswer>;
