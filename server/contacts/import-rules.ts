import type { Contact } from '../../shared/staff/import.ts';
import { type DuplicateChoice, importLimits } from '../../shared/staff/import-fields.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { ImportRow } from './tables.ts';

export type ValidRow = { contact: Contact; onDuplicate: DuplicateChoice };

/** How long (ms) an import accepts batches and can be undone. */
export const undoWindow = importLimits.undoDays * 24 * 60 * 60_000;

export const isOver = ({ started_at, undone_at }: ImportRow, now: Instant): boolean =>
  undone_at !== null || now > started_at + undoWindow;
