import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { company } from '../../shared/company/company.ts';
import type { AuthenticatorAnswer } from '../../shared/staff/staff.ts';

/** Seconds per code (RFC 6238). */
const period = 30;

/** In Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const codes = (secret: string, email = '') =>
  new TOTP({ issuer: company.name, label: email, period, secret: Secret.fromBase32(secret) });

/** The secret and its QR code. */
export async function authenticatorFor(secret: string, email: string): Promise<AuthenticatorAnswer> {
  return { secret, picture: await toDataURL(codes(secret, email).toString(), { margin: 2, scale: 5 }) };
}

/**
 * The time step of a typed code (30 seconds each, since 1970); undefined if wrong. The previous and the next step count
 * too, because clocks differ.
 */
export function stepOf(secret: string, typed: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(typed)) return undefined;
  const delta = codes(secret).validate({ token: typed, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

const letters = '34679CDFGHJKMNPRTVWXY';

/** Ten codes such as `7K3M-9CDF-GH34`, each valid once in place of the authenticator. */
export function newRecoveryCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)];
  return Array.from({ length: 10 }, () =>
    Array.from({ length: 12 }, letter)
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}
