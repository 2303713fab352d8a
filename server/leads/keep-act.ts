import type { StaffActor } from '../database/audit.ts';
import type { Transaction } from '../database/schema.ts';
import type { LeadRow } from './tables.ts';
import type { ChangedBefore } from './undo.ts';

/** Keeps an act with the values before it, for its undo. Returns its number. */
export async function keepAct(
  trx: Transaction,
  { actor, at }: { actor: StaffActor; at: number },
  kind: 'change' | 'merge' | 'entry',
  leadId: number | null,
  before: unknown,
): Promise<number> {
  const row = { at, staff_id: actor.id, kind, lead_id: leadId, before: JSON.stringify(before), undone_at: null };
  const { id } = await trx.insertInto('staff_acts').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const asBefore = (lead: LeadRow): ChangedBefore => ({
  id: lead.id,
  reference: lead.reference,
  version: lead.version + 1,
  from: lead.version,
  state: lead.state,
  owner: lead.owner_id,
  snoozed: lead.snoozed_until,
  snoozedBy: lead.snoozed_by,
  wroteAt: lead.wrote_at,
});

/** With what only an act of a single lead changes. */
export const allBefore = (lead: LeadRow): ChangedBefore => ({
  ...asBefore(lead),
  step: { text: lead.next_step, at: lead.next_step_at },
  lost: lead.lost_reason,
});

export const wasBefore = ({ state, owner, snoozed, snoozedBy, wroteAt, step, lost, promised }: ChangedBefore) => ({
  state,
  owner_id: owner,
  snoozed_until: snoozed,
  ...(snoozedBy !== undefined && { snoozed_by: snoozedBy }),
  ...(wroteAt !== undefined && { wrote_at: wroteAt }),
  ...(step && { next_step: step.text, next_step_at: step.at }),
  ...(lost !== undefined && { lost_reason: lost }),
  ...(promised && { promise: promised.text, promised_by: promised.by, escalation: promised.escalation }),
});

/** The kind of the history's entry. */
export function whatChanged(was: ChangedBefore, lead: LeadRow): string {
  if (was.owner !== lead.owner_id) return 'owner';
  if (was.lost !== undefined && was.lost !== lead.lost_reason) return 'lost because';
  if (was.step && (was.step.text !== lead.next_step || was.step.at !== lead.next_step_at)) return 'next step';
  return 'snooze';
}

/** False if the version has changed meanwhile. */
export async function write(
  trx: Transaction,
  { id, version }: Pick<LeadRow, 'id' | 'version'>,
  values: Partial<Omit<LeadRow, 'id' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
