import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { StaffRow } from './tables.ts';

/**
 * An account, locked until the commit: what two processes do to it comes one after the other, and the second sees what the
 * first has written. Undefined when there is none.
 */
export function lockedAccount(trx: Transaction, id: number): Promise<StaffRow | undefined> {
  const own = trx.selectFrom('staff').selectAll().where('id', '=', id);
  // SQLite has one writer. "No key": rows that refer to the account may be written meanwhile.
  return (isPostgres(trx) ? own.forNoKeyUpdate() : own).executeTakeFirst();
}

/** Whether a session has not ended. Locked until the commit: who ends it in another process meanwhile comes after. */
export async function isSessionOpen(trx: Transaction, session: number): Promise<boolean> {
  const own = trx.selectFrom('staff_sessions').select('id').where('id', '=', session).where('ended_at', 'is', null);
  return (await (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst()) !== undefined;
}
