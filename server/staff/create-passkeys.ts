import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  mostPasskeys,
  type NewPasskey,
  type PasskeyOffer,
  type PasskeysAnswer,
  type UsedPasskey,
} from '../../shared/staff/passkeys.ts';
import type { Database } from '../database/database.ts';
import type { StaffMember } from '../guards/access.ts';
import type { Caller } from './create-sign-in.ts';
import { networkMark } from './network-mark.ts';
import { createPasskeyCeremony, userHandle } from './passkey-ceremony.ts';
import {
  addPasskey,
  enterByPasskey,
  refuseChange,
  refusePasskey,
  removePasskey,
  saveChallenge,
  takeChallenge,
} from './passkey-writes.ts';
import type { Passwords } from './passwords.ts';
import type { RelyingParty } from './relying-party.ts';
import { digest, newToken } from './session-rules.ts';

/** Adding and removing passkeys requires the password. Every method may throw `DatabaseUnavailable`. */
export type Passkeys = {
  /** Binds a challenge to the browser. */
  cookie: string;
  list(member: StaffMember): Promise<PasskeysAnswer>;
  offer(
    member: StaffMember,
    wanted: PasskeyOffer,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | 'wrong' | 'full' | 'unavailable'>;
  /** Each offer is valid once, for five minutes. */
  add(member: StaffMember, made: NewPasskey): Promise<'added' | 'refused' | 'full'>;
  remove(member: StaffMember, passkey: number, current: string): Promise<'removed' | 'wrong' | 'unknown'>;
  /** @returns the browser's options, and the cookie's value */
  challenge(): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; token: string } | 'unavailable'>;
  /** The session's token; undefined for every kind of error. */
  signIn(token: string, used: UsedPasskey, caller: Caller): Promise<string | undefined>;
};

export type PasskeyParts = {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Key of the marks that networks have in the audit log. */
  secret: string;
  https: boolean;
  /** Undefined if the site's address supports no passkeys. */
  site: RelyingParty | undefined;
};

export function createPasskeys({ database, clock, passwords, secret, https, site }: PasskeyParts): Passkeys {
  const { read } = database;
  const ceremony = site && createPasskeyCeremony(site);
  const now = () => clock().getTime();
  const ofMember = ({ id }: StaffMember) =>
    read.selectFrom('passkeys').selectAll().where('staff_id', '=', id).orderBy('id').execute();
  const sessionOf = ({ session }: StaffMember) => `session ${session}`;

  async function knowsPassword(member: StaffMember, typed: string): Promise<boolean> {
    const account = read.selectFrom('staff').select('password_hash').where('id', '=', member.id);
    const right = await passwords.isRight((await account.executeTakeFirst())?.password_hash, typed);
    if (!right)
      await database
        .transaction()
        .execute((trx) => refuseChange(trx, { actor: member, why: 'wrong password', at: now() }));
    return right;
  }

  return {
    cookie: https ? '__Host-staff-passkey' : 'staff-passkey',

    list: async (member) => ({
      available: ceremony !== undefined,
      passkeys: (await ofMember(member)).map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: created_at,
        usedAt: used_at,
      })),
    }),

    async offer(member, { name, current }) {
      if (!ceremony) return 'unavailable';
      if (!(await knowsPassword(member, current))) return 'wrong';
      const known = await ofMember(member);
      if (known.length >= mostPasskeys) return 'full';
      const offered = await ceremony.offer(
        member,
        known.map(({ credential_id }) => credential_id),
      );
      const { challenge } = offered;
      await database
        .transaction()
        .execute((trx) => saveChallenge(trx, { boundTo: sessionOf(member), challenge, name, at: now() }));
      return offered;
    },

    async add(actor, answer) {
      const at = now();
      const asked = await database
        .transaction()
        .execute((trx) => takeChallenge(trx, { boundTo: sessionOf(actor), at }));
      const name = asked?.name;
      const made = name ? await ceremony?.made(answer, asked.challenge) : undefined;
      const { session } = actor;
      const outcome =
        name && made
          ? await database.transaction().execute((trx) => addPasskey(trx, { actor, session, ...made, name, at }))
          : ('refused' as const);
      if (outcome === 'refused')
        await database.transaction().execute((trx) => refuseChange(trx, { actor, why: 'not proved', at }));
      return outcome;
    },

    async remove(actor, passkey, current) {
      if (!(await knowsPassword(actor, current))) return 'wrong';
      const removed = await database
        .transaction()
        .execute((trx) => removePasskey(trx, { actor, session: actor.session, passkey, at: now() }));
      return removed ? 'removed' : 'unknown';
    },

    async challenge() {
      if (!ceremony) return 'unavailable';
      const options = await ceremony.request();
      const token = newToken();
      const { challenge } = options;
      await database
        .transaction()
        .execute((trx) => saveChallenge(trx, { boundTo: digest(token), challenge, name: null, at: now() }));
      return { options, token };
    },

    async signIn(token, answer, { agent, address }) {
      const at = now();
      const network = networkMark(secret, address, at);
      const asked = await database.transaction().execute((trx) => takeChallenge(trx, { boundTo: digest(token), at }));
      const passkey = await read
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', answer.id)
        .executeTakeFirst();
      const proof = { id: answer.id, key: passkey?.public_key ?? '' };
      const counter =
        asked && passkey && answer.response.userHandle === userHandle(passkey.staff_id)
          ? await ceremony?.used(answer, asked.challenge, proof)
          : undefined;
      if (!passkey || counter === undefined) {
        await database
          .transaction()
          .execute((trx) => refusePasskey(trx, { staffId: passkey?.staff_id ?? null, network, at }));
        return undefined;
      }
      const next = newToken();
      const session = { tokenHash: digest(next), agent: agent?.slice(0, 300) ?? null };
      const entered = await database
        .transaction()
        .execute((trx) =>
          enterByPasskey(trx, { passkey: passkey.id, key: proof.key, counter, ...session, network, at }),
        );
      return entered ? next : undefined;
    },
  };
}
