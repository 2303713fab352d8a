import { hash, randomBytes } from 'node:crypto';
import type { SessionStage } from '../../shared/staff/staff.ts';
import { isWithin } from '../database/columns/instant.ts';
import type { StaffRow, StaffSessionRow } from './tables.ts';

const minute = 60_000;

/** How long a session lives (ms). */
export const sessionLimits = {
  /** Without a request that a person caused. */
  idle: 30 * minute,
  /** From the moment it was opened, whatever is done in it. */
  longest: 12 * 60 * minute,
  /** While a code, a new password or an authenticator is still asked for. */
  signingIn: 15 * minute,
};

/**
 * Most wrong codes for one account within a time (ms), from all addresses together; after that nobody is let in. Passwords
 * are limited by address alone, so that somebody who does not know the password cannot lock the owner out.
 */
export const tryLimit = { most: 20, within: 15 * minute };

/** A new value for the cookie: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token or a recovery code. */
export const digest = (secret: string): string => hash('sha256', secret);

/** Whether a session is still good at a moment. */
export function isLive(session: StaffSessionRow, now: number): boolean {
  const { stage, started_at, seen_at, ended_at } = session;
  if (ended_at !== null) return false;
  const longest = stage === 'full' ? sessionLimits.longest : sessionLimits.signingIn;
  return isWithin(started_at, now, longest) && isWithin(seen_at, now, sessionLimits.idle);
}

/** Whether an account takes no more tries for now. */
export const isLocked = ({ tries, tries_since }: StaffRow, now: number): boolean =>
  tries >= tryLimit.most && isWithin(tries_since, now, tryLimit.within);

/** What an account is asked for next. */
export function nextStage(
  account: Pick<StaffRow, 'totp_secret' | 'one_time'>,
  { provedCode, requireTotp }: { provedCode: boolean; requireTotp: boolean },
): SessionStage {
  if (account.totp_secret !== null && !provedCode) return 'code';
  if (account.one_time) return 'password';
  return requireTotp && account.totp_secret === null ? 'authenticator' : 'full';
}
