import * as z from 'zod/mini';
import { chosenStates } from './inbox.ts';
import { leadVersion } from './lead-version.ts';

export const bulkPath = '/api/staff/bulk';
export const undoPath = '/api/staff/undo';

/** Leads per call. */
export const mostAtOnce = 200;

/** `version`: the one that was shown. `state: 'new'` releases from quarantine. */
export const bulkChange = z.object({
  leads: z
    .array(z.object({ reference: z.string().check(z.maxLength(20)), version: leadVersion }))
    .check(
      z.minLength(1, 'Select a lead first.'),
      z.maxLength(mostAtOnce, `Select at most ${mostAtOnce} leads at once.`),
    ),
  state: z.optional(z.enum(chosenStates, 'Choose a state from the list.')),
  /** A colleague's email; null: no owner. */
  owner: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
});
export type BulkChange = z.infer<typeof bulkChange>;

export type BulkAnswer = {
  /** Id for the undo; null if nothing changed. */
  act: number | null;
  /** Leads that now have the requested values. */
  done: number;
  /** References of leads that a colleague changed or deleted. */
  left: string[];
};
