import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordLength } from '../../shared/staff/staff.ts';
import { isCommon } from './common-passwords.ts';

/** Argon2id with 19 MiB and two passes (OWASP, "Password storage"): about 30 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep. Unicode is brought to one form, so that a password typed on another machine is the same. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/**
 * Makes the check of passwords. For an unknown account it takes as long as for a known one: the password is compared with
 * one that nobody has.
 */
export function createPasswordCheck(): (kept: string | undefined, typed: string) => Promise<boolean> {
  const nobodys = hashPassword(randomBytes(24).toString('base64url'));
  return async (kept, typed) => {
    const right = await verify(kept ?? (await nobodys), typed.normalize('NFKC'));
    return right && kept !== undefined;
  };
}

/** Why a password cannot be chosen, for the person who chooses; undefined when it can. */
export function passwordFault(password: string, email: string): string | undefined {
  if ([...password].length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`;
  if (isCommon(password, email)) return 'This password is one of those that are tried first. Choose another.';
  return undefined;
}

/** A password to be printed and used once: five groups of letters that nobody mistakes for others. */
export function oneTimePassword(): string {
  const letters = '34679cdfghjkmnprtvwxy';
  // 21 letters: 210 of the 256 values of a byte are used, so that each letter is as likely.
  const usable = [...randomBytes(64)].filter((byte) => byte < 210).slice(0, 20);
  const word = usable.map((byte) => letters[byte % letters.length]).join('');
  return word.replace(/(.{4})(?=.)/g, '$1-');
}
