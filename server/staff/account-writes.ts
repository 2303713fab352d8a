import type { ProfileChange } from '../../shared/staff/colleagues.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { type Actor, type AuditedAct, record, type StaffActor } from '../database/audit.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { oneTimeLife } from './session-rules.ts';
import type { StaffRow } from './tables.ts';

export type NewAccount = {
  email: string;
  name?: string | null;
  role: StaffRole;
  passwordHash: string;
  oneTime: boolean;
};

/** The actor of commands on the server, where nobody is signed in. */
export const operator: Actor = { id: null, email: 'command line' };

const fresh = ({ email, name = null, role, passwordHash, oneTime }: NewAccount, now: number) => ({
  email: email.toLowerCase(),
  name,
  role,
  password_hash: passwordHash,
  one_time: Number(oneTime),
  one_time_until: oneTime ? now + oneTimeLife : null,
  totp_secret: null,
  totp_step: null,
  tries: 0,
  tries_since: now,
  created_at: now,
  chosen_at: oneTime ? null : now,
  revoked_at: null,
});

/** False if another process has just added an account with this email. */
async function insert(trx: Transaction, row: ReturnType<typeof fresh>): Promise<boolean> {
  const made = await trx
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False if there is an account already. */
export async function addFirst(
  trx: Transaction,
  { account, at }: { account: NewAccount; at: number },
): Promise<boolean> {
  const any = await trx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  if (!(await insert(trx, fresh(account, at)))) return false;
  await record(trx, { id: null, email: 'first start' }, { action: 'account added', about: account.email }, at);
  return true;
}

/** Reopens a revoked account. False if the account is open. */
export async function addAccount(
  trx: Transaction,
  { account, actor = operator, at }: { account: NewAccount; actor?: Actor; at: number },
): Promise<boolean> {
  const row = fresh(account, at);
  const before = await accountOf(trx, row.email);
  if (before && before.revoked_at === null) return false;
  if (before) await trx.updateTable('staff').set(row).where('id', '=', before.id).execute();
  else if (!(await insert(trx, row))) return false;
  await record(trx, actor, { action: 'account added', about: row.email, detail: row.role }, at);
  return true;
}

/**
 * Sets a one-time password, removes authenticator and passkeys, ends all sessions. False if there is no such account.
 */
export async function resetAccount(
  trx: Transaction,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: number },
): Promise<boolean> {
  const account = await accountOf(trx, email);
  if (!account || account.revoked_at !== null) return false;
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, one_time: 1, one_time_until: at + oneTimeLife })
    .set({ totp_secret: null, totp_step: null, tries: 0 })
    .where('id', '=', account.id)
    .execute();
  await trx.deleteFrom('staff_codes').where('staff_id', '=', account.id).execute();
  await trx.deleteFrom('passkeys').where('staff_id', '=', account.id).execute();
  await endFeed(trx, account.id);
  await endSessions(trx, account.id, at);
  await record(trx, operator, { action: 'account reset', about: account.email }, at);
  return true;
}

export type Revoked = 'revoked' | 'unknown' | 'last admin';

/**
 * Closes the account, removes its passkeys and ends its sessions. The last administrator stays: nobody else could add
 * accounts.
 */
export async function revokeAccount(
  trx: Transaction,
  { email, actor = operator, at }: { email: string; actor?: Actor; at: number },
): Promise<Revoked> {
  const admins = await openAdmins(trx);
  const account = await accountOf(trx, email);
  if (!account || account.revoked_at !== null) return 'unknown';
  if (account.role === 'admin' && admins.length === 1) return 'last admin';
  await trx.updateTable('staff').set({ revoked_at: at }).where('id', '=', account.id).execute();
  await trx.deleteFrom('passkeys').where('staff_id', '=', account.id).execute();
  await endFeed(trx, account.id);
  await endSessions(trx, account.id, at);
  // Private views may hold personal data.
  await trx.deleteFrom('saved_views').where('staff_id', '=', account.id).where('shared', '=', 0).execute();
  await record(trx, actor, { action: 'account revoked', about: account.email }, at);
  return 'revoked';
}

/** Locked: of two simultaneous calls, the second sees that its administrator is the last. */
function openAdmins(trx: Transaction): Promise<{ id: number }[]> {
  return trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .$if(isPostgres(trx), (accounts) => accounts.forUpdate())
    .execute();
}

/** The last administrator stays one. */
export async function changeRole(
  trx: Transaction,
  { id, role, actor, at }: AuditedAct & { id: number; role: StaffRole },
): Promise<Revoked | 'changed'> {
  const admins = await openAdmins(trx);
  const account = await trx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!account) return 'unknown';
  if (account.role === 'admin' && role !== 'admin' && admins.length === 1) return 'last admin';
  await trx.updateTable('staff').set({ role }).where('id', '=', id).execute();
  await record(trx, actor, { action: 'role changed', about: account.email, detail: `${account.role} → ${role}` }, at);
  return 'changed';
}

export async function saveProfile(
  trx: Transaction,
  { profile, actor, at }: AuditedAct & { actor: StaffActor; profile: ProfileChange },
): Promise<void> {
  const { name, signature } = profile;
  await trx
    .updateTable('staff')
    .set({ name: name ?? null, signature: signature ?? null })
    .where('id', '=', actor.id)
    .execute();
  await record(trx, actor, { action: 'name and signature set' }, at);
}

/** Ends the calendar's secret address, which shows who is called: the account's former user may have it. */
async function endFeed(trx: Transaction, staffId: number): Promise<void> {
  await trx.deleteFrom('appointment_feeds').where('staff_id', '=', staffId).execute();
}

/** Ends the mailed links of an account. */
export async function endLinks(trx: Transaction, staffId: number, at: number): Promise<void> {
  await trx
    .updateTable('staff_links')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
}

/** Also its mailed links, which would let in again. @param but a session to leave open */
export async function endSessions(trx: Transaction, staffId: number, at: number, but = -1): Promise<void> {
  await endLinks(trx, staffId, at);
  await trx
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('id', '!=', but)
    .where('ended_at', 'is', null)
    .execute();
}

function accountOf(trx: Transaction, email: string): Promise<StaffRow | undefined> {
  return trx.selectFrom('staff').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}
