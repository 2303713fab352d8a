import { type Actor, record } from '../database/audit.ts';
import { unit } from '../database/unit.ts';
import { endSessions } from './account-units.ts';
import { isSessionOpen, lockedAccount } from './locked-account.ts';

/** A session that somebody works in. */
export const touchSession = unit(
  import.meta.url,
  'touchSession',
  async ({ query }, { session, at }: { session: number; at: number }) => {
    await query.updateTable('staff_sessions').set({ seen_at: at }).where('id', '=', session).execute();
  },
);

/** Ends one of an account's own sessions. Gives whether there was one to end. */
export const endSession = unit(
  import.meta.url,
  'endSession',
  async (
    transaction,
    { actor, session, action, at }: { actor: Actor & { id: number }; session: number; action: string; at: number },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await transaction.query
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where('id', '=', session)
      .where('staff_id', '=', actor.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await record(transaction, actor, { action, detail: `session ${session}` }, at);
    return true;
  },
);

/** Ends all sessions of an account, this one too. */
export const endAllSessions = unit(
  import.meta.url,
  'endAllSessions',
  async (transaction, { actor, at }: { actor: Actor & { id: number }; at: number }): Promise<void> => {
    await endSessions(transaction, actor.id, at);
    await record(transaction, actor, { action: 'signed out everywhere' }, at);
  },
);

/**
 * Changes a password from within a session, and ends the others: who had the old password is out. False when the session
 * has ended, or the password was changed, since the old one was typed.
 */
export const changePassword = unit(
  import.meta.url,
  'changePassword',
  async (
    transaction,
    asked: { actor: Actor & { id: number }; session: number; earlier: string; passwordHash: string; at: number },
  ): Promise<boolean> => {
    const { actor, session, earlier, passwordHash, at } = asked;
    const account = await lockedAccount(transaction, actor.id);
    if (account?.password_hash !== earlier || !(await isSessionOpen(transaction, session))) return false;
    await transaction.query
      .updateTable('staff')
      .set({ password_hash: passwordHash })
      .where('id', '=', actor.id)
      .execute();
    await endSessions(transaction, actor.id, at, session);
    await record(transaction, actor, { action: 'password changed' }, at);
    return true;
  },
);

/** Deletes the sessions that began before a moment. */
export const forgetSessions = unit(import.meta.url, 'forgetSessions', async ({ query }, before: number) => {
  const { numDeletedRows } = await query
    .deleteFrom('staff_sessions')
    .where('started_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
});
