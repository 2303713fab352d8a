import * as z from 'zod/mini';
import { email } from '../forms/text.ts';

/** One per account; admins have all rights. */
export const staffRoles = ['sales', 'marketing', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The next step of signing in; `full`: complete. */
export type SessionStage = 'code' | 'password' | 'authenticator' | 'full';

export const staffPath = '/admin';

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

/** `1`: automatic, so that the request does not keep an idle session alive. */
export const unattendedHeader = 'Nl-Unattended';

/** Length makes passwords hard to guess (NIST SP 800-63B-4, section 3.1.1). */
export const passwordLength = { min: 15, max: 200 } as const;

/** Chosen or printed. */
export const currentPassword = z
  .string('Enter your password.')
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(passwordLength.max));
const newPassword = z
  .string()
  .check(
    z.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters. A few words in a row work well.`),
    z.maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters.`),
  );
/** Six digits or a recovery code, ignoring spaces and hyphens. */
const code = z.pipe(
  z.string('Enter the code.').check(z.maxLength(40)),
  z.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
);

export const signInRequest = z.object({ email, password: currentPassword });
export const codeRequest = z.object({ code });
export const newPasswordRequest = z.object({ password: newPassword });
export const passwordChange = z.object({ current: currentPassword, password: newPassword });

export type SignInRequest = z.infer<typeof signInRequest>;

export type SignInAnswer = {
  next: SessionStage;
  /** Shown once. */
  recoveryCodes?: string[];
};

/** `picture`: a QR code as `data:` address. */
export type AuthenticatorAnswer = { secret: string; picture: string };

export type StaffAnswer = {
  email: string;
  role: StaffRole;
  name: string | null;
  signature: string | null;
  recoveryCodesLeft: number;
  authenticator: boolean;
};

export type SessionItem = {
  id: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  seenAt: number;
  browser: string;
  /** The caller's. */
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
