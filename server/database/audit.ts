import type { Instant } from './columns/instant.ts';
import type { Transaction } from './schema.ts';
import type { AuditTable } from './tables.ts';

/** Who acts: an account by its number and email. */
export type Actor = { id: number | null; email: string };

/** What is done, and to what. Never what a visitor typed: this record is kept when the visitor's details are deleted. */
export type Deed = Pick<AuditTable, 'action'> & Partial<Pick<AuditTable, 'about' | 'detail'>>;

/** Writes down what somebody does, in the transaction that does it. */
export async function record(trx: Transaction, actor: Actor, deed: Deed, at: Instant): Promise<void> {
  const { action, about = null, detail = null } = deed;
  await trx.insertInto('audit').values({ at, staff_id: actor.id, who: actor.email, action, about, detail }).execute();
}

/** The same by itself, for what is only read. */
export async function recordReading(trx: Transaction, { actor, deed, at }: { actor: Actor; deed: Deed; at: Instant }) {
  return record(trx, actor, deed, at);
}
