import type { LeadState } from '../../../shared/staff/inbox.ts';
import type { Instant } from '../../database/columns/instant.ts';

/** A lead's state before a change, and the version after it, which undo requires. */
export type ChangedBefore = {
  id: number;
  version: number;
  state: LeadState;
  owner: number | null;
  snoozed: Instant | null;
};

export type NextStep = { text: string | null; at: Instant | null };

/** State of the first lead and of the parts merged into it. */
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
