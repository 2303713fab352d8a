import { hash, randomBytes } from 'node:crypto';
import type { SessionStage } from '../../shared/staff/staff.ts';
import { isWithin } from '../database/columns/instant.ts';
import type { StaffRow, StaffSessionRow } from './tables.ts';

const minute = 60_000;

/** Lifetimes of a session (ms). */
export const sessionLimits = {
  /** Since the last request caused by a person. */
  idle: 30 * minute,
  /** Since it was opened. */
  longest: 12 * 60 * minute,
  /** While signing in is incomplete. */
  signingIn: 15 * minute,
};

/**
 * Wrong codes per account within a time (ms); above that no code of the authenticator counts. Recovery codes and
 * passkeys do: someone with the password must not lock the owner out. Passwords are limited per IP address and network
 * only.
 */
export const tryLimit = { most: 20, within: 15 * minute };

/** How long a one-time password lets in (ms). */
export const oneTimeLife = 72 * 60 * minute;

export const hasEnded = ({ one_time, one_time_until }: StaffRow, now: number): boolean =>
  one_time === 1 && (one_time_until ?? 0) <= now;

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored in place of tokens and recovery codes. */
export const digest = (secret: string): string => hash('sha256', secret);

export function isLive(session: StaffSessionRow, now: number): boolean {
  const { stage, started_at, seen_at, ended_at } = session;
  if (ended_at !== null) return false;
  const longest = stage === 'full' ? sessionLimits.longest : sessionLimits.signingIn;
  return isWithin(started_at, now, longest) && isWithin(seen_at, now, sessionLimits.idle);
}

export const isLocked = ({ tries, tries_since }: StaffRow, now: number): boolean =>
  tries >= tryLimit.most && isWithin(tries_since, now, tryLimit.within);

export function nextStage(
  account: Pick<StaffRow, 'totp_secret' | 'one_time'>,
  { provedCode, requireTotp }: { provedCode: boolean; requireTotp: boolean },
): SessionStage {
  if (account.totp_secret !== null && !provedCode) return 'code';
  if (account.one_time) return 'password';
  return requireTotp && account.totp_secret === null ? 'authenticator' : 'full';
}
