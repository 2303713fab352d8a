import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordLength } from '../../shared/staff/staff.ts';
import type { TakeTurn } from '../guards/take-turns.ts';
import { isCommon } from './common-passwords.ts';

/** Argon2id with 19 MiB and two passes (OWASP, "Password storage"): about 30 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalized, so that the password matches when typed on another system. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** Each throws `CeilingReached` if too many wait already. */
export type Passwords = {
  /** Takes as long for an unknown account, by comparing with a random password. */
  isRight(stored: string | undefined, typed: string): Promise<boolean>;
  hash(password: string): Promise<string>;
};

export function createPasswords(inTurn: TakeTurn): Passwords {
  const nobodys = hashPassword(randomBytes(24).toString('base64url'));
  return {
    isRight: async (stored, typed) => {
      const compared = stored ?? (await nobodys);
      const right = await inTurn(() => verify(compared, typed.normalize('NFKC')));
      return right && stored !== undefined;
    },
    hash: (password) => inTurn(() => hashPassword(password)),
  };
}

/** Why a password is rejected, for display; undefined if accepted. */
export function passwordFault(password: string, email: string): string | undefined {
  if ([...password].length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`;
  if (isCommon(password, email)) return 'This password is one of those that are tried first. Choose another.';
  return undefined;
}

/** Five groups of unambiguous characters. */
export function oneTimePassword(): string {
  const letters = '34679cdfghjkmnprtvwxy';
  // 210 of a byte's 256 values: each of the 21 letters is equally likely.
  const usable = [...randomBytes(64)].filter((byte) => byte < 210).slice(0, 20);
  const word = usable.map((byte) => letters[byte % letters.length]).join('');
  return word.replace(/(.{4})(?=.)/g, '$1-');
}
