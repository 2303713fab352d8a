import type { AuthenticatorAnswer, SessionStage, SignInRequest } from '../../shared/staff/staff.ts';
import type { Database } from '../database/database.ts';
import { authenticatorFor, newRecoveryCodes, newSecret } from './authenticator.ts';
import { type Passwords, passwordFault } from './passwords.ts';
import { digest, isLocked, newToken } from './session-rules.ts';
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

/**
 * Each completed step issues a new token; wrong codes count against the account. Every method may throw
 * `DatabaseUnavailable`.
 */
export type SignIn = {
  /** Unknown, revoked and locked accounts and wrong passwords get the same answer in the same time. */
  begin(request: SignInRequest, agent: string | undefined): Promise<Taken | undefined>;
  code(token: string, code: string): Promise<StepOutcome>;
  password(token: string, password: string): Promise<StepOutcome | PasswordFault>;
  /** Undefined if no session is waiting for it. */
  authenticator(token: string): Promise<AuthenticatorAnswer | undefined>;
  confirm(token: string, code: string): Promise<StepOutcome>;
};

export type SignInParts = {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Whether every account needs an authenticator. */
  requireTotp: boolean;
};

export function createSignIn({ database, clock, passwords, requireTotp }: SignInParts): SignIn {
  async function stepped(
    take: (step: ReturnType<typeof stepFrom>) => Promise<Stepped>,
    from: string,
  ): Promise<StepOutcome> {
    const token = newToken();
    const next = await take(stepFrom(from, token));
    return next === undefined || next === 'session-over' ? next : { next, token };
  }

  const stepFrom = (token: string, nextToken: string) => ({
    tokenHash: digest(token),
    nextHash: digest(nextToken),
    requireTotp,
    at: clock().getTime(),
  });

  return {
    async begin({ email, password }, agent) {
      const account = await database.read
        .selectFrom('staff')
        .selectAll()
        .where('email', '=', email.toLowerCase())
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      const right = await passwords.isRight(account?.password_hash, password);
      const at = clock().getTime();
      if (!account || !right || isLocked(account, at)) {
        await database.transaction().execute((trx) => refuseTry(trx, { staffId: account?.id ?? null, at }));
        return undefined;
      }
      const token = newToken();
      const browser = agent?.slice(0, 300) ?? null;
      const next = await database.transaction().execute((trx) =>
        openSession(trx, {
          ...{ staffId: account.id, passwordHash: account.password_hash, tokenHash: digest(token) },
          ...{ agent: browser, requireTotp, at },
        }),
      );
      return next && { next, token };
    },
    code: (token, code) =>
      stepped((step) => database.transaction().execute((trx) => proveCode(trx, { ...step, code })), token),
    password: async (token, password) => {
      const waiting = await database.read
        .selectFrom('staff_sessions')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['email', 'password_hash'])
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      if (!waiting) return 'session-over';
      const fault = passwordFault(password, waiting.email);
      if (fault !== undefined) return { fault };
      // Others may have seen the printed password.
      if (await passwords.isRight(waiting.password_hash, password))
        return { fault: 'This is the password you signed in with, which was for once. Choose another.' };
      const passwordHash = await passwords.hash(password);
      return stepped(
        (step) => database.transaction().execute((trx) => choosePassword(trx, { ...step, passwordHash })),
        token,
      );
    },
    async authenticator(token) {
      const offered = await database
        .transaction()
        .execute((trx) => offerSecret(trx, { ...stepFrom(token, token), secret: newSecret() }));
      return offered && authenticatorFor(offered.secret, offered.email);
    },
    async confirm(token, code) {
      const recoveryCodes = newRecoveryCodes();
      const codeHashes = recoveryCodes.map((made) => digest(made.replaceAll('-', '')));
      const outcome = await stepped(
        (step) => database.transaction().execute((trx) => confirmSecret(trx, { ...step, code, codeHashes })),
        token,
      );
      return typeof outcome === 'object' ? { ...outcome, recoveryCodes } : outcome;
    },
  };
}
