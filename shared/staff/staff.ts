import * as z from 'zod/mini';
import { email } from '../forms/text.ts';

/** What the staff page and the server agree on: accounts and sessions. */

/** One role each. An admin may do what the others may. */
export const staffRoles = ['sales', 'marketing', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What is still asked before a session opens anything; `full`: nothing. */
export type SessionStage = 'code' | 'password' | 'authenticator' | 'full';

/** The page for staff. */
export const staffPath = '/admin';

/** Paths of the calls about accounts and sessions. */
export const staffPaths = {
  signIn: '/api/staff/sign-in',
  code: '/api/staff/sign-in/code',
  newPassword: '/api/staff/sign-in/password',
  authenticator: '/api/staff/sign-in/authenticator',
  signOut: '/api/staff/sign-out',
  me: '/api/staff/me',
  password: '/api/staff/password',
  sessions: '/api/staff/sessions',
  audit: '/api/staff/audit',
} as const;

/** Says that no person caused a request (`1`): it does not keep an idle session alive. */
export const unattendedHeader = 'Nl-Unattended';

/** Shortest password. Length is what makes a password hard to guess (NIST SP 800-63B-4, section 3.1.1). */
export const passwordLength = { min: 15, max: 200 } as const;

/** The password that an account has, as it was chosen or printed. */
export const currentPassword = z
  .string('Enter your password.')
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(passwordLength.max));
const newPassword = z
  .string()
  .check(
    z.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters. A few words in a row work well.`),
    z.maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters.`),
  );
/** Six digits of the authenticator, or a recovery code; spaces and hyphens do not count. */
const code = z.pipe(
  z.string('Enter the code.').check(z.maxLength(40)),
  z.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
);

export const signInRequest = z.object({ email, password: currentPassword });
export const codeRequest = z.object({ code });
export const newPasswordRequest = z.object({ password: newPassword });
export const passwordChange = z.object({ current: currentPassword, password: newPassword });

export type SignInRequest = z.infer<typeof signInRequest>;

/** The answer to each step of signing in: what comes next. */
export type SignInAnswer = {
  next: SessionStage;
  /** Shown once, when an authenticator was set up. */
  recoveryCodes?: string[];
};

/** What an authenticator app needs: the secret to type, and the same as a picture (`data:` address). */
export type AuthenticatorAnswer = { secret: string; picture: string };

/** Who is signed in. */
export type StaffAnswer = { email: string; role: StaffRole; recoveryCodesLeft: number; authenticator: boolean };

export type SessionItem = {
  id: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  seenAt: number;
  browser: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

export type AuditItem = {
  id: number;
  at: number;
  who: string;
  action: string;
  about: string | null;
  detail: string | null;
};
