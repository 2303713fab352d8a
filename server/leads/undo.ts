import type { LeadState, LostReason } from '../../shared/staff/inbox.ts';
import type { Instant } from '../database/columns/instant.ts';

/** Undo requires the version after the change. Absent values stay. */
export type ChangedBefore = {
  id: number;
  /** Checked too, because SQLite may give the number of an erased lead to a new one. */
  reference?: string;
  version: number;
  /** The version before the change. */
  from?: number;
  state: LeadState;
  owner: number | null;
  snoozed: Instant | null;
  snoozedBy?: number | null;
  wroteAt?: Instant | null;
  /** Only of acts that are kept under one lead, and go with it. */
  step?: NextStep;
  /** Of a call that was booked: its time took the place of this promise. */
  promised?: { text: string; by: Instant; escalation: number };
  lost?: LostReason | null;
};

/** An entry of the history that somebody made: a note, or a call. */
export type EntryBefore = { event: number; lead: number; changed: ChangedBefore | null };

export type NextStep = { text: string | null; at: Instant | null };

export type MergedBefore = {
  first: ChangedBefore & {
    promise: string;
    promisedBy: Instant;
    /** Absent in acts of earlier versions, as are `step` and `took`. */
    escalation?: number;
    step?: NextStep;
  };
  took?: NextStep;
  /** `into`: the lead it was already part of. `version`, `from`: as above. */
  parts: { id: number; state: LeadState; into: number | null; version?: number; from?: number }[];
};

/** `left`: references of leads changed since. */
export type Undone = { undone: number; left: string[] };

/** `later first`: a later merge must be undone first. `changed since`: every lead was changed since. */
export type NotUndone = 'later first' | 'changed since';
