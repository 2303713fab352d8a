import * as z from 'zod/mini';
import { chosenStates } from './inbox.ts';

/** What the staff page and the server agree on: changing many leads at once, and taking it back. */

export const bulkPath = '/api/staff/bulk';
export const undoPath = '/api/staff/undo';

/** Leads that one call changes. */
export const mostAtOnce = 200;

/** A change of many leads, each with the version that was looked at. `state: 'new'` releases what is held back. */
export const bulkChange = z.object({
  leads: z
    .array(z.object({ reference: z.string().check(z.maxLength(20)), version: z.int() }))
    .check(
      z.minLength(1, 'Select a lead first.'),
      z.maxLength(mostAtOnce, `Select at most ${mostAtOnce} leads at once.`),
    ),
  state: z.optional(z.enum(chosenStates, 'Choose a state of the list.')),
  /** An email of a colleague; null: nobody. */
  owner: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
});
export type BulkChange = z.infer<typeof bulkChange>;

export type BulkAnswer = {
  /** The number by which it is undone; null: there was nothing to change. */
  act: number | null;
  /** How many are now as was asked. */
  done: number;
  /** References of leads that a colleague changed or deleted meanwhile: they stay as they are. */
  left: string[];
};
