import type { SessionItem, StaffAnswer } from '../../shared/staff/staff.ts';
import type { Database } from '../database/database.ts';
import type { FindStaff, StaffMember } from '../guards/access.ts';

import { type Passwords, passwordFault } from './passwords.ts';
import { digest, isLive } from './session-rules.ts';
import { changePassword, endAllSessions, endSession, refusePasswordChange, touchSession } from './session-writes.ts';
import type { StaffRow, StaffSessionRow } from './tables.ts';

const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** `Chrome on Windows`, unverified. */
function browserName(agent: string | null): string {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(agent ?? ''))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

/** Precision of `seen_at` (ms); saves a write per request. */
const touchEvery = 60_000;

/** Every method may throw `DatabaseUnavailable`. */
export type Sessions = {
  find: FindStaff;
  about(member: StaffMember): Promise<StaffAnswer>;
  /** Newest first. */
  list(member: StaffMember): Promise<SessionItem[]>;
  end(member: StaffMember, session: number): Promise<boolean>;
  signOut(member: StaffMember): Promise<void>;
  endAll(member: StaffMember): Promise<void>;
  /** `wrong`: the current password is wrong. `fault`: why the new one is rejected. */
  changePassword(member: StaffMember, current: string, next: string): Promise<'changed' | 'wrong' | { fault: string }>;
};

export type SessionParts = {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Name of the session cookie. */
  cookie: string;
};

export function createSessions({ database, clock, passwords, cookie }: SessionParts): Sessions {
  const { read } = database;
  const now = () => clock().getTime();
  const sessions = () => read.selectFrom('staff_sessions').selectAll();
  const account = (id: number): Promise<StaffRow | undefined> =>
    read.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

  async function openSession(token: string): Promise<StaffSessionRow | undefined> {
    const session = await sessions().where('token_hash', '=', digest(token)).executeTakeFirst();
    return session?.stage === 'full' && isLive(session, now()) ? session : undefined;
  }

  return {
    async find(cookies, unattended) {
      const token = cookies[cookie];
      const session = token ? await openSession(token) : undefined;
      if (!session) return undefined;
      const owner = await account(session.staff_id);
      if (!owner || owner.revoked_at !== null) return undefined;
      const { id, email, role } = owner;
      if (!unattended && now() - session.seen_at >= touchEvery)
        await database.transaction().execute((trx) => touchSession(trx, { session: session.id, at: now() }));
      return { id, email, role, session: session.id };
    },

    async about({ id, email, role }) {
      const own = await account(id);
      const left = await read
        .selectFrom('staff_codes')
        .select('id')
        .where('staff_id', '=', id)
        .where('used_at', 'is', null)
        .execute();
      const { name = null, signature = null } = own ?? {};
      const recoveryCodesLeft = left.length;
      return { email, role, name, signature, recoveryCodesLeft, authenticator: Boolean(own?.totp_secret) };
    },

    async list(member) {
      const rows = await sessions()
        .where('staff_id', '=', member.id)
        .where('stage', '=', 'full')
        .where('ended_at', 'is', null)
        .orderBy('id', 'desc')
        .execute();
      return rows
        .filter((session) => isLive(session, now()))
        .map(({ id, started_at, seen_at, agent }) => ({
          id,
          startedAt: started_at,
          seenAt: seen_at,
          browser: browserName(agent),
          current: id === member.session,
        }));
    },

    end: (actor, session) =>
      database.transaction().execute((trx) => endSession(trx, { actor, session, action: 'session ended', at: now() })),
    signOut: async (actor) =>
      void (await database
        .transaction()
        .execute((trx) => endSession(trx, { actor, session: actor.session, action: 'signed out', at: now() }))),
    endAll: (actor) => database.transaction().execute((trx) => endAllSessions(trx, { actor, at: now() })),

    async changePassword(actor, current, next) {
      const earlier = (await account(actor.id))?.password_hash;
      if (!(await passwords.isRight(earlier, current)) || earlier === undefined) {
        await database.transaction().execute((trx) => refusePasswordChange(trx, { actor, at: now() }));
        return 'wrong';
      }
      const fault = passwordFault(next, actor.email);
      if (fault !== undefined) return { fault };
      const passwordHash = await passwords.hash(next);
      const { session } = actor;
      const isChanged = await database
        .transaction()
        .execute((trx) => changePassword(trx, { actor, session, earlier, passwordHash, at: now() }));
      return isChanged ? 'changed' : 'wrong';
    },
  };
}
