import * as z from 'zod/mini';
import type { BackupItem, DeletionNight, KeepingAnswer, RestoreTest } from '../../shared/staff/backups.ts';

/** Answers to staff, for the API's description. */

const deletionNightSchema = z.object({
  at: z.number(),
  counts: z.object({
    leads: z.optional(z.number()),
    spam: z.optional(z.number()),
    'newsletter requests': z.optional(z.number()),
    'proofs of consent': z.optional(z.number()),
    conversations: z.optional(z.number()),
    'emails asked for': z.optional(z.number()),
    'sessions of staff': z.optional(z.number()),
    'tests of mail': z.optional(z.number()),
    'mail files': z.optional(z.number()),
    'nights left out: the clock had leapt': z.optional(z.number()),
    'nights whose deletions stay in northlume.sqlite-wal: another program reads the database': z.optional(z.number()),
  }),
}) satisfies z.ZodMiniType<DeletionNight>;

const backupItemSchema = z.object({
  name: z.string(),
  at: z.number(),
  bytes: z.number(),
}) satisfies z.ZodMiniType<BackupItem>;

const restoreTestSchema = z.object({
  at: z.number(),
  askedBy: z.string(),
  backup: z.string(),
  ok: z.boolean(),
  fault: z.nullable(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), same: z.boolean() })),
  leads: z.object({ here: z.number(), restored: z.number(), deletedSince: z.number() }),
}) satisfies z.ZodMiniType<RestoreTest>;

export const keepingAnswerSchema = z.object({
  nights: z.array(deletionNightSchema),
  backups: z.nullable(z.array(backupItemSchema)),
  tests: z.array(restoreTestSchema),
  now: z.number(),
}) satisfies z.ZodMiniType<KeepingAnswer>;
