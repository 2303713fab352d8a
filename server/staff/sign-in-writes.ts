import type { SessionStage } from '../../shared/staff/staff.ts';
import { record } from '../database/audit.ts';
import { isWithin } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';
import { endSessions } from './account-writes.ts';
import { stepOf } from './authenticator.ts';
import { lockedAccount } from './locked-account.ts';
import { digest, isLive, isLocked, nextStage, tryLimit } from './session-rules.ts';
import type { StaffRow, StaffSessionRow } from './tables.ts';

/** `network`: the caller's mark (`networkMark`). */
export type SessionStep = { tokenHash: string; nextHash: string; requireTotp: boolean; network: string; at: number };

/** The next stage; undefined for wrong input. */
export type Stepped = SessionStage | 'session-over' | undefined;

/** Logs a wrong password without counting it, or anyone could lock staff out. An unknown account takes as long. */
export async function refuseTry(
  trx: Transaction,
  { staffId, ...refused }: { staffId: number | null; network: string; at: number },
): Promise<void> {
  const known = trx.selectFrom('staff').selectAll();
  const account = await known.where('id', '=', staffId ?? -1).executeTakeFirst();
  await recordRefusal(trx, account, { what: 'password', ...refused });
}

/** Undefined if the account was closed or its password changed meanwhile. */
export async function openSession(
  trx: Transaction,
  asked: {
    staffId: number;
    passwordHash: string;
    tokenHash: string;
    agent: string | null;
    requireTotp: boolean;
    network: string;
    at: number;
  },
): Promise<SessionStage | undefined> {
  const { staffId, passwordHash, tokenHash, agent, requireTotp, network, at } = asked;
  const account = await lockedAccount(trx, staffId);
  if (account?.password_hash !== passwordHash || account.revoked_at !== null) {
    await recordRefusal(trx, account, { what: 'password', network, at });
    return undefined;
  }
  const stage = nextStage(account, { provedCode: false, requireTotp });
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      stage,
      new_secret: null,
      agent,
      started_at: at,
      seen_at: at,
      ended_at: null,
    })
    .execute();
  if (stage === 'full') await welcome(trx, account, at);
  return stage;
}

/** Each code is valid once. Wrong codes lock the authenticator's codes only, not the recovery codes. */
export async function proveCode(
  trx: Transaction,
  { code, onLocked, ...step }: SessionStep & { code: string; onLocked: () => void },
): Promise<Stepped> {
  const waiting = await waitingFor(trx, 'code', step);
  if (!waiting) return 'session-over';
  const { account } = waiting;
  const right =
    (!isLocked(account, step.at) && (await usesStep(trx, account, code, step.at))) ||
    (await usesRecoveryCode(trx, account, code, step.at));
  if (right) return advance(trx, waiting, { provedCode: true }, step);
  if ((await countTry(trx, account, step)) === tryLimit.most) onLocked();
  return undefined;
}

export async function choosePassword(
  trx: Transaction,
  { passwordHash, ...step }: SessionStep & { passwordHash: string },
): Promise<Stepped> {
  const waiting = await waitingFor(trx, 'password', step);
  if (!waiting) return 'session-over';
  const { account, session } = waiting;
  const changed = {
    ...{ password_hash: passwordHash, one_time: 0, one_time_until: null },
    chosen_at: account.chosen_at ?? step.at,
  };
  await trx.updateTable('staff').set(changed).where('id', '=', account.id).execute();
  await endSessions(trx, account.id, step.at, session.id);
  await record(trx, account, { action: 'password changed' }, step.at);
  return advance(trx, { session, account: { ...account, ...changed } }, { provedCode: true }, step);
}

/** Returns the secret already offered to the session, if any: a reloaded page shows the same one. */
export async function offerSecret(trx: Transaction, { secret, ...step }: SessionStep & { secret: string }) {
  const waiting = await waitingFor(trx, 'authenticator', step);
  if (!waiting) return undefined;
  const { session, account } = waiting;
  const offered = session.new_secret ?? secret;
  await trx.updateTable('staff_sessions').set({ new_secret: offered }).where('id', '=', session.id).execute();
  return { secret: offered, email: account.email };
}

export async function confirmSecret(
  trx: Transaction,
  { code, codeHashes, ...step }: SessionStep & { code: string; codeHashes: readonly string[] },
): Promise<Stepped> {
  const waiting = await waitingFor(trx, 'authenticator', step);
  const secret = waiting?.session.new_secret;
  if (!waiting || !secret) return 'session-over';
  const { account, session } = waiting;
  const used = stepOf(secret, code, step.at);
  if (used === undefined) return undefined;
  const changed = { totp_secret: secret, totp_step: used };
  await trx.updateTable('staff').set(changed).where('id', '=', account.id).execute();
  await trx.deleteFrom('staff_codes').where('staff_id', '=', account.id).execute();
  for (const code_hash of codeHashes)
    await trx.insertInto('staff_codes').values({ staff_id: account.id, code_hash, used_at: null }).execute();
  await endSessions(trx, account.id, step.at, session.id);
  await record(trx, account, { action: 'authenticator set up' }, step.at);
  return advance(trx, { session, account: { ...account, ...changed } }, { provedCode: true }, step);
}

type SessionAndAccount = { session: StaffSessionRow; account: StaffRow };

async function waitingFor(
  trx: Transaction,
  stage: SessionStage,
  { tokenHash, at }: SessionStep,
): Promise<SessionAndAccount | undefined> {
  const own = trx.selectFrom('staff_sessions').selectAll().where('token_hash', '=', tokenHash);
  const named = await own.executeTakeFirst();
  // Of two simultaneous steps, the second sees what the first used, and whether it ended this session.
  const account = named && (await lockedAccount(trx, named.staff_id));
  const session = await own.executeTakeFirst();
  if (session?.stage !== stage || !isLive(session, at)) return undefined;
  if (!account || account.revoked_at !== null) return undefined;
  // An authenticator was set up since this session was opened: the password alone no longer suffices.
  if (stage === 'authenticator' && account.totp_secret !== null) return undefined;
  return { session, account };
}

/** Each stage gets a new token; others may know the old one. */
async function advance(
  trx: Transaction,
  { session, account }: SessionAndAccount,
  { provedCode }: { provedCode: boolean },
  { nextHash, requireTotp, at }: SessionStep,
): Promise<SessionStage> {
  const stage = nextStage(account, { provedCode, requireTotp });
  await trx
    .updateTable('staff_sessions')
    .set({ token_hash: nextHash, stage, new_secret: null, started_at: at, seen_at: at })
    .where('id', '=', session.id)
    .execute();
  if (stage === 'full') await welcome(trx, account, at);
  return stage;
}

/** @param how the method, if not the password */
export async function welcome(trx: Transaction, account: StaffRow, at: number, how?: string): Promise<void> {
  // Signing in with a passkey does not reset the count of wrong codes, which may be someone else's.
  if (how === undefined) await trx.updateTable('staff').set({ tries: 0 }).where('id', '=', account.id).execute();
  await record(trx, account, { action: 'signed in', detail: how }, at);
}

async function countTry(trx: Transaction, account: StaffRow, { network, at }: SessionStep): Promise<number> {
  const goesOn = isWithin(account.tries_since, at, tryLimit.within);
  const counted = goesOn ? { tries: account.tries + 1 } : { tries: 1, tries_since: at };
  await trx.updateTable('staff').set(counted).where('id', '=', account.id).execute();
  await recordRefusal(trx, account, { what: 'code', network, at });
  return counted.tries;
}

/** @param account undefined if unknown */
export async function recordRefusal(
  trx: Transaction,
  account: StaffRow | undefined,
  { what, network, at }: { what: string; network: string; at: number },
): Promise<void> {
  const who = account ?? { id: null, email: 'unknown account' };
  await record(trx, who, { action: 'sign-in refused', detail: `${what}, network ${network}` }, at);
}

async function usesStep(trx: Transaction, account: StaffRow, code: string, at: number): Promise<boolean> {
  const step = stepOf(account.totp_secret ?? '', code, at);
  if (step === undefined || (account.totp_step !== null && step <= account.totp_step)) return false;
  await trx.updateTable('staff').set({ totp_step: step }).where('id', '=', account.id).execute();
  return true;
}

async function usesRecoveryCode(trx: Transaction, account: StaffRow, code: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_codes')
    .set({ used_at: at })
    .where('staff_id', '=', account.id)
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await record(trx, account, { action: 'recovery code used' }, at);
  return true;
}
