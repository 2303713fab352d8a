import { record, type StaffActor } from '../database/audit.ts';
import type { Transaction } from '../database/schema.ts';
import { endSessions } from './account-writes.ts';
import { isSessionOpen, lockedAccount } from './locked-account.ts';

export async function touchSession(trx: Transaction, { session, at }: { session: number; at: number }) {
  await trx.updateTable('staff_sessions').set({ seen_at: at }).where('id', '=', session).execute();
}

export async function endSession(
  trx: Transaction,
  { actor, session, action, at }: { actor: StaffActor; session: number; action: string; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('id', '=', session)
    .where('staff_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await record(trx, actor, { action, detail: `session ${session}` }, at);
  return true;
}

export async function endAllSessions(
  trx: Transaction,
  { actor, at }: { actor: StaffActor; at: number },
): Promise<void> {
  await endSessions(trx, actor.id, at);
  await record(trx, actor, { action: 'signed out everywhere' }, at);
}

/** Logs a wrong current password: somebody may be at a colleague's open session. */
export const refusePasswordChange = (
  trx: Transaction,
  { actor, at }: { actor: StaffActor; at: number },
): Promise<void> => record(trx, actor, { action: 'password change refused', detail: 'wrong password' }, at);

/**
 * Ends the other sessions, which anyone with the old password may have. False if the session ended or the password
 * changed meanwhile.
 */
export async function changePassword(
  trx: Transaction,
  asked: { actor: StaffActor; session: number; earlier: string; passwordHash: string; at: number },
): Promise<boolean> {
  const { actor, session, earlier, passwordHash, at } = asked;
  const account = await lockedAccount(trx, actor.id);
  if (account?.password_hash !== earlier || !(await isSessionOpen(trx, session))) return false;
  await trx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', actor.id).execute();
  await endSessions(trx, actor.id, at, session);
  await record(trx, actor, { action: 'password changed' }, at);
  return true;
}

export async function purgeSessions(trx: Transaction, before: number) {
  const { numDeletedRows } = await trx.deleteFrom('staff_sessions').where('started_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
