import type { ColleagueItem, NewColleague, ProfileChange } from '../../shared/staff/colleagues.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';
import type { StaffActor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import type { StaffMember } from '../guards/access.ts';
import { addAccount, changeRole, type Revoked, revokeAccount, saveProfile } from './account-writes.ts';
import type { Caller, Taken } from './create-sign-in.ts';
import { mailForgotten, mailLink, openLink } from './link-writes.ts';
import { networkMark } from './network-mark.ts';
import { oneTimePassword, type Passwords } from './passwords.ts';
import { digest, newToken } from './session-rules.ts';
import { createStaffLinks } from './staff-links.ts';

/** Every method may throw `DatabaseUnavailable`. */
export type Accounts = {
  /** Open accounts, by email. */
  list(member: StaffMember): Promise<ColleagueItem[]>;
  /** Makes an account, or opens a closed one again, and mails its link. False if it is open. */
  invite(actor: StaffActor, colleague: NewColleague): Promise<boolean>;
  inviteAgain(actor: StaffActor, id: number): Promise<boolean>;
  changeRole(actor: StaffActor, id: number, role: StaffRole): Promise<Revoked | 'changed'>;
  close(actor: StaffActor, id: number): Promise<Revoked>;
  saveProfile(member: StaffMember, profile: ProfileChange): Promise<void>;
  /** Mails a link if there is such an account. */
  forgotten(email: string, caller: Caller): Promise<void>;
  /** Undefined: the link is used, over or not ours. */
  openLink(token: string, caller: Caller): Promise<Taken | undefined>;
};

export type AccountsParts = {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  requireTotp: boolean;
  secret: string;
};

export function createAccounts({ database, clock, passwords, requireTotp, secret }: AccountsParts): Accounts {
  const { read } = database;
  const now = () => clock().getTime();
  const links = createStaffLinks(secret);
  const act = ({ id, email }: StaffActor) => ({ actor: { id, email }, at: now() });
  const emailOf = async (id: number) =>
    (
      await read
        .selectFrom('staff')
        .select('email')
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    )?.email;

  return {
    async list(member) {
      const rows = await read
        .selectFrom('staff')
        .selectAll()
        .where('revoked_at', 'is', null)
        .orderBy('email')
        .execute();
      return rows.map(({ id, email, name, role, created_at, totp_secret, chosen_at }) => ({
        ...{ id, email, name, role },
        addedAt: created_at,
        authenticator: totp_secret !== null,
        invited: chosen_at === null,
        isMe: id === member.id,
      }));
    },
    async invite(actor, { email, name = null, role }) {
      // A password that nobody knows: the mailed link is the only way in.
      const passwordHash = await passwords.hash(oneTimePassword());
      const account = { email, name, role, passwordHash, oneTime: true };
      return database.transaction().execute(async (trx) => {
        const its = act(actor);
        if (!(await addAccount(trx, { account, ...its }))) return false;
        const { id } = await trx
          .selectFrom('staff')
          .select('id')
          .where('email', '=', email.toLowerCase())
          .executeTakeFirstOrThrow();
        await mailLink(trx, { staffId: id, kind: 'invitation', ...its });
        return true;
      });
    },
    async inviteAgain(actor, id) {
      if ((await emailOf(id)) === undefined) return false;
      await database.transaction().execute((trx) => mailLink(trx, { staffId: id, kind: 'invitation', ...act(actor) }));
      return true;
    },
    changeRole: (actor, id, role) =>
      database.transaction().execute((trx) => changeRole(trx, { ...act(actor), id, role })),
    async close(actor, id) {
      const email = await emailOf(id);
      if (email === undefined) return 'unknown';
      return database.transaction().execute((trx) => revokeAccount(trx, { ...act(actor), email }));
    },
    saveProfile: (member, profile) =>
      database.transaction().execute((trx) => saveProfile(trx, { ...act(member), profile })),
    forgotten: (email, { address }) =>
      database
        .transaction()
        .execute((trx) => mailForgotten(trx, { email, network: networkMark(secret, address, now()), at: now() })),
    async openLink(token, { agent }) {
      const link = links.read(token);
      if (!link) return undefined;
      const opened = newToken();
      const next = await database.transaction().execute((trx) =>
        openLink(trx, {
          ...{ link, requireTotp, at: now() },
          tokenHash: digest(opened),
          agent: agent?.slice(0, 300) ?? null,
        }),
      );
      return next && { next, token: opened };
    },
  };
}
