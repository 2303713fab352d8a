import type { LeadState } from '../../../shared/staff/inbox.ts';
import type { Instant } from '../../database/columns/instant.ts';

/** How a changed lead was before, and the version that the change gave it: undone only while it has that one. */
export type ChangedBefore = {
  id: number;
  version: number;
  state: LeadState;
  owner: number | null;
  snoozed: Instant | null;
};

/** What is to be done next, and when. */
export type NextStep = { text: string | null; at: Instant | null };

/** How requests were before they were merged, and the first of them, which the others became part of. */
export type MergedBefore = {
  first: ChangedBefore & {
    promise: string;
    promisedBy: Instant;
    /** Absent in acts of earlier versions, as are `step` and `took`. */
    escalation?: number;
    step?: NextStep;
  };
  /** The next step that it took over. */
  took?: NextStep;
  /** `into`: of what it was part already. */
  parts: { id: number; state: LeadState; into: number | null }[];
};

/** What an act that was asked to be undone left as it is: references of leads that were changed since. */
export type Undone = { undone: number; left: string[] };

/**
 * Nothing was undone. `later first`: requests that were merged are part of a later merge, which is to be undone first.
 * `changed since`: every lead was changed since.
 */
export type NotUndone = 'later first' | 'changed since';
