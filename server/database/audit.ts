import type { Instant } from './columns/instant.ts';
import type { Transaction } from './schema.ts';
import type { AuditTable } from './tables.ts';

export type Actor = { id: number | null; email: string };

/** A signed-in member of staff. */
export type StaffActor = Actor & { id: number };

export type AuditedAct = { actor: Actor; at: Instant };

/** An action and its target, without anything a visitor typed: the audit log outlives visitors' details. */
export type Deed = Pick<AuditTable, 'action'> & Partial<Pick<AuditTable, 'about' | 'detail'>>;

/** Adds to the audit log in the transaction of the action. */
export async function record(trx: Transaction, actor: Actor, deed: Deed, at: Instant): Promise<void> {
  const { action, about = null, detail = null } = deed;
  await trx.insertInto('audit').values({ at, staff_id: actor.id, who: actor.email, action, about, detail }).execute();
}

export async function recordReading(trx: Transaction, { actor, deed, at }: { actor: Actor; deed: Deed; at: Instant }) {
  return record(trx, actor, deed, at);
}
