import type { Transaction } from './commit-queue.ts';
import type { Instant } from './schema.ts';
import type { AuditTable } from './staff-tables.ts';
import { unit } from './unit.ts';

/** Who acts: an account by its number and email. */
export type Actor = { id: number | null; email: string };

/** What is done, and to what. Never what a visitor typed: this record is kept when the visitor's details are deleted. */
export type Deed = Pick<AuditTable, 'action'> & Partial<Pick<AuditTable, 'about' | 'detail'>>;

/** Writes down what somebody does, in the transaction that does it. */
export async function record(transaction: Transaction, actor: Actor, deed: Deed, at: Instant): Promise<void> {
  const { action, about = null, detail = null } = deed;
  await transaction.insert('audit', { at, staff_id: actor.id, who: actor.email, action, about, detail });
}

/** The same by itself, for what is only read. */
export const recordReading = unit(
  import.meta.url,
  'recordReading',
  async (transaction, { actor, deed, at }: { actor: Actor; deed: Deed; at: Instant }) =>
    record(transaction, actor, deed, at),
);
