import type { AuthenticatorAnswer, SessionStage, SignInRequest } from '../../shared/staff/staff.ts';
import type { Database } from '../database/database.ts';
import { authenticatorFor, newRecoveryCodes, newSecret } from './authenticator.ts';
import { networkMark } from './network-mark.ts';
import { forgetOneTimePassword } from './one-time-files.ts';
import { type Passwords, passwordFault } from './passwords.ts';
import { digest, hasEnded, isLive, newToken } from './session-rules.ts';
import {
  choosePassword,
  confirmSecret,
  offerSecret,
  openSession,
  proveCode,
  refuseTry,
  type Stepped,
} from './sign-in-writes.ts';

export type Taken = { next: SessionStage; token: string; recoveryCodes?: string[] };

/** `session-over`: no session is waiting for this step. Undefined: wrong input. */
export type StepOutcome = Taken | 'session-over' | undefined;

export type PasswordFault = { fault: string };

/** Who calls: the `User-Agent` and the IP address. */
export type Caller = { agent: string | undefined; address: string | undefined };

/**
 * Each completed step issues a new token; wrong codes count against the account. Every method may throw
 * `DatabaseUnavailable`.
 */
export type SignIn = {
  /** Unknown and revoked accounts, wrong passwords and those that have ended get the same answer in the same time. */
  begin(request: SignInRequest, caller: Caller): Promise<Taken | undefined>;
  code(token: string, code: string, caller: Caller): Promise<StepOutcome>;
  password(token: string, password: string, caller: Caller): Promise<StepOutcome | PasswordFault>;
  /** Undefined if no session is waiting for it. */
  authenticator(token: string, caller: Caller): Promise<AuthenticatorAnswer | undefined>;
  confirm(token: string, code: string, caller: Caller): Promise<StepOutcome>;
};

export type SignInParts = {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Whether every account needs an authenticator. */
  requireTotp: boolean;
  /** Key of the marks that networks have in the audit log. */
  secret: string;
  dataDir: string;
  /** Codes of an authenticator count no more for a while. */
  onLocked: () => void;
};

export function createSignIn(parts: SignInParts): SignIn {
  const { database, clock, passwords, requireTotp, secret, dataDir, onLocked } = parts;
  async function stepped(
    take: (step: ReturnType<typeof stepFrom>) => Promise<Stepped>,
    from: string,
    caller: Caller,
  ): Promise<StepOutcome> {
    const token = newToken();
    const next = await take(stepFrom(from, token, caller));
    return next === undefined || next === 'session-over' ? next : { next, token };
  }

  const markOf = ({ address }: Caller, at: number) => networkMark(secret, address, at);
  const stepFrom = (token: string, nextToken: string, caller: Caller) => {
    const at = clock().getTime();
    return { tokenHash: digest(token), nextHash: digest(nextToken), requireTotp, network: markOf(caller, at), at };
  };

  return {
    async begin({ email, password }, caller) {
      const account = await database.read
        .selectFrom('staff')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      const right = await passwords.isRight(account?.password_hash, password);
      const at = clock().getTime();
      const network = markOf(caller, at);
      if (!account || !right || hasEnded(account, at)) {
        await database.transaction().execute((trx) => refuseTry(trx, { staffId: account?.id ?? null, network, at }));
        return undefined;
      }
      const token = newToken();
      const browser = caller.agent?.slice(0, 300) ?? null;
      const next = await database.transaction().execute((trx) =>
        openSession(trx, {
          ...{ staffId: account.id, passwordHash: account.password_hash, tokenHash: digest(token) },
          ...{ agent: browser, requireTotp, network, at },
        }),
      );
      return next && { next, token };
    },
    code: (token, code, caller) =>
      stepped(
        (step) => database.transaction().execute((trx) => proveCode(trx, { ...step, code, onLocked })),
        token,
        caller,
      ),
    password: async (token, password, caller) => {
      const waiting = await database.read
        .selectFrom('staff_sessions')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .selectAll('staff_sessions')
        .select(['email', 'password_hash'])
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      // In any other stage the answer would tell whether this is the account's password.
      if (waiting?.stage !== 'password' || !isLive(waiting, clock().getTime())) return 'session-over';
      const fault = passwordFault(password, waiting.email);
      if (fault !== undefined) return { fault };
      if (await passwords.isRight(waiting.password_hash, password))
        return { fault: 'This is the password you signed in with, which was for once. Choose another.' };
      const passwordHash = await passwords.hash(password);
      const outcome = await stepped(
        (step) => database.transaction().execute((trx) => choosePassword(trx, { ...step, passwordHash })),
        token,
        caller,
      );
      if (typeof outcome === 'object') forgetOneTimePassword(dataDir, waiting.email);
      return outcome;
    },
    async authenticator(token, caller) {
      const offered = await database
        .transaction()
        .execute((trx) => offerSecret(trx, { ...stepFrom(token, token, caller), secret: newSecret() }));
      return offered && authenticatorFor(offered.secret, offered.email);
    },
    async confirm(token, code, caller) {
      const recoveryCodes = newRecoveryCodes();
      const codeHashes = recoveryCodes.map((made) => digest(made.replaceAll('-', '')));
      const outcome = await stepped(
        (step) => database.transaction().execute((trx) => confirmSecret(trx, { ...step, code, codeHashes })),
        token,
        caller,
      );
      return typeof outcome === 'object' ? { ...outcome, recoveryCodes } : outcome;
    },
  };
}
