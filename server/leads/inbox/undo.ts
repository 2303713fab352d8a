import type { LeadState } from '../../../shared/staff/inbox.ts';
import type { Instant } from '../../database/columns/instant.ts';

/** Undo requires the version after the change. */
export type ChangedBefore = {
  id: number;
  version: number;
  state: LeadState;
  owner: number | null;
  snoozed: Instant | null;
};

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
  /** `into`: the lead it was already part of. */
  parts: { id: number; state: LeadState; into: number | null }[];
};

/** `left`: references of leads changed since. */
export type Undone = { undone: number; left: string[] };

/** `later first`: a later merge must be undone first. `changed since`: every lead was changed since. */
export type NotUndone = 'later first' | 'changed since';
