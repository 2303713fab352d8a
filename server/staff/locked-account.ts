import type { Transaction } from '../database/commit-queue.ts';
import type { StaffRow } from '../database/schema.ts';

/**
 * An account, locked until the commit: what two processes do to it comes one after the other, and the second sees what the
 * first has written. Undefined when there is none.
 */
export function lockedAccount({ kind, query }: Transaction, id: number): Promise<StaffRow | undefined> {
  const own = query.selectFrom('staff').selectAll().where('id', '=', id);
  // SQLite has one writer. "No key": rows that refer to the account may be written meanwhile.
  return (kind === 'postgres' ? own.forNoKeyUpdate() : own).executeTakeFirst();
}

/** Whether a session has not ended. Locked until the commit: who ends it in another process meanwhile comes after. */
export async function isSessionOpen({ kind, query }: Transaction, session: number): Promise<boolean> {
  const own = query.selectFrom('staff_sessions').select('id').where('id', '=', session).where('ended_at', 'is', null);
  return (await (kind === 'postgres' ? own.forUpdate() : own).executeTakeFirst()) !== undefined;
}
