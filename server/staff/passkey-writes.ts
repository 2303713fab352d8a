import { mostPasskeys } from '../../shared/staff/passkeys.ts';
import { type Actor, record, type StaffActor } from '../database/audit.ts';
import type { Transaction } from '../database/schema.ts';
import { endSessions } from './account-writes.ts';
import { isSessionOpen, lockedAccount } from './locked-account.ts';
import { recordRefusal, welcome } from './sign-in-writes.ts';
import type { StaffRow } from './tables.ts';

const patience = 5 * 60_000;

export async function saveChallenge(
  trx: Transaction,
  asked: { boundTo: string; challenge: string; name: string | null; at: number },
): Promise<void> {
  const { boundTo, challenge, name, at } = asked;
  await trx
    .deleteFrom('passkey_challenges')
    .where(({ or, eb }) => or([eb('bound_to', '=', boundTo), eb('expires_at', '<=', at)]))
    .execute();
  await trx
    .insertInto('passkey_challenges')
    .values({ bound_to: boundTo, challenge, name, expires_at: at + patience })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the challenge, so that it is valid once. */
export async function takeChallenge(trx: Transaction, { boundTo, at }: { boundTo: string; at: number }) {
  const saved = await trx
    .deleteFrom('passkey_challenges')
    .where('bound_to', '=', boundTo)
    .returning(['challenge', 'name', 'expires_at'])
    .executeTakeFirst();
  return saved && saved.expires_at > at ? { challenge: saved.challenge, name: saved.name } : undefined;
}

/** `refused`: the credential is known, or the session has ended. */
export async function addPasskey(
  trx: Transaction,
  asked: {
    actor: StaffActor;
    session: number;
    credential: string;
    key: string;
    counter: number;
    name: string;
    at: number;
  },
): Promise<'added' | 'refused' | 'full'> {
  const { actor, session, credential, key, counter, name, at } = asked;
  // Two sessions adding passkeys are counted in sequence.
  await lockedAccount(trx, actor.id);
  // Closing or resetting the account removes its passkeys; none may follow.
  if (!(await isSessionOpen(trx, session))) return 'refused';
  const known = await trx.selectFrom('passkeys').select('id').where('staff_id', '=', actor.id).execute();
  if (known.length >= mostPasskeys) return 'full';
  const row = { staff_id: actor.id, credential_id: credential, public_key: key, counter, name };
  const added = await trx
    .insertInto('passkeys')
    .values({ ...row, created_at: at, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 'refused';
  await record(trx, actor, { action: 'passkey added', detail: `passkey ${added.id} (${name})` }, at);
  return 'added';
}

/** Ends the other sessions too, which the device's holder may have. False if the account has no such passkey. */
export async function removePasskey(
  trx: Transaction,
  asked: { actor: StaffActor; session: number; passkey: number; at: number },
): Promise<boolean> {
  const { actor, session, passkey, at } = asked;
  const gone = await trx
    .deleteFrom('passkeys')
    .where('id', '=', passkey)
    .where('staff_id', '=', actor.id)
    .returning('name')
    .executeTakeFirst();
  if (!gone) return false;
  await endSessions(trx, actor.id, at, session);
  await record(trx, actor, { action: 'passkey removed', detail: `passkey ${passkey} (${gone.name})` }, at);
  return true;
}

/** @param staffId null if the passkey is unknown */
export async function refusePasskey(
  trx: Transaction,
  { staffId, ...refused }: { staffId: number | null; network: string; at: number },
): Promise<void> {
  const account = staffId === null ? undefined : await byId(trx, staffId);
  await recordRefusal(trx, account, { what: 'passkey: not proved', ...refused });
}

export async function refuseChange(
  trx: Transaction,
  { actor, why, at }: { actor: Actor; why: string; at: number },
): Promise<void> {
  return record(trx, actor, { action: 'passkey refused', detail: why }, at);
}

/**
 * The counter must rise, or the passkey was copied or an old answer replayed. False, and logged, if the account may not
 * sign in.
 */
export async function enterByPasskey(
  trx: Transaction,
  asked: {
    passkey: number;
    key: string;
    counter: number;
    tokenHash: string;
    agent: string | null;
    network: string;
    at: number;
  },
): Promise<boolean> {
  const { passkey, key, counter, tokenHash, agent, network, at } = asked;
  const saved = await trx
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', passkey)
    // The id of a removed passkey may be reused.
    .where('public_key', '=', key)
    .executeTakeFirst();
  const account = saved && (await lockedAccount(trx, saved.staff_id));
  const goesUp = saved && (counter > saved.counter || (counter === 0 && saved.counter === 0));
  if (!saved || !account || account.revoked_at !== null || !goesUp) {
    const why = goesUp === false ? 'its counter went back, it may have been copied' : 'not of an open account';
    await recordRefusal(trx, account, { what: `passkey: ${why}`, network, at });
    return false;
  }
  await trx.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', passkey).execute();
  const seen = { started_at: at, seen_at: at, ended_at: null };
  const session = {
    token_hash: tokenHash,
    staff_id: account.id,
    stage: 'full',
    new_secret: null,
    agent,
    ...seen,
  } as const;
  await trx.insertInto('staff_sessions').values(session).execute();
  await welcome(trx, account, at, `passkey ${passkey}`);
  return true;
}

function byId(trx: Transaction, id: number): Promise<StaffRow | undefined> {
  return trx.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}
