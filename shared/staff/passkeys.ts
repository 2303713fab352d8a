import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { currentPassword } from './staff.ts';

export const passkeyPaths = {
  all: '/api/staff/passkeys',
  /** Options to create one. */
  offer: '/api/staff/passkeys/offer',
  removal: '/api/staff/passkeys/removal',
  /** Options to sign in with one. */
  challenge: '/api/staff/sign-in/passkey/challenge',
  signIn: '/api/staff/sign-in/passkey',
} as const;

/** Per account. */
export const mostPasskeys = 20;

/** Base64url, like all values in WebAuthn's JSON; an RSA key with certificate fits. */
const bytes = z.string().check(z.maxLength(16_000), z.regex(/^[\w-]+$/));
/** At most 1,023 bytes (WebAuthn, section 5.1). */
const credentialId = z.string().check(z.maxLength(1_364), z.regex(/^[\w-]+$/));
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** The parts of WebAuthn's `RegistrationResponseJSON` that the server reads. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
/** The parts of WebAuthn's `AuthenticationResponseJSON` that the server reads. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export const passkeyOffer = z.object({
  name: text({ kind: 'text', min: 1, max: 60, message: 'Give it a name, such as the device it is kept on.' }),
  current: currentPassword,
});
export const passkeyRemoval = z.object({ passkey: z.int(), current: currentPassword });

export type NewPasskey = z.infer<typeof newPasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

/** Times are milliseconds since 1970. */
export type PasskeyItem = { id: number; name: string; createdAt: number; usedAt: number | null };

export type PasskeysAnswer = {
  /** False where browsers offer none: without a domain name or https. */
  available: boolean;
  passkeys: PasskeyItem[];
};
