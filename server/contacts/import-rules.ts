import type { Contact } from '../../shared/staff/import.ts';
import { type DuplicateChoice, importLimits } from '../../shared/staff/import-fields.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { ImportRow } from './tables.ts';

/** A row that holds, and what to do when its email is known. */
export type KeptRow = { contact: Contact; onDuplicate: DuplicateChoice };

/** For so long an import takes batches and can be undone (ms). */
export const undoWindow = importLimits.undoDays * 24 * 60 * 60_000;

/** Whether an import takes no more: it was undone, or its days have passed. */
export const isOver = ({ started_at, undone_at }: ImportRow, now: Instant): boolean =>
  undone_at !== null || now > started_at + undoWindow;
