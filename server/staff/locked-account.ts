import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { StaffRow } from './tables.ts';

/** Locked until the commit, so that writes of several processes run in sequence. */
export function lockedAccount(trx: Transaction, id: number): Promise<StaffRow | undefined> {
  const own = trx.selectFrom('staff').selectAll().where('id', '=', id);
  // SQLite has a single writer. `no key`: rows that refer to the account can be written.
  return (isPostgres(trx) ? own.forNoKeyUpdate() : own).executeTakeFirst();
}

/** Locks the session until the commit, so that no other process ends it. */
export async function isSessionOpen(trx: Transaction, session: number): Promise<boolean> {
  const own = trx.selectFrom('staff_sessions').select('id').where('id', '=', session).where('ended_at', 'is', null);
  return (await (isPostgres(trx) ? own.forUpdate() : own).executeTakeFirst()) !== undefined;
}
