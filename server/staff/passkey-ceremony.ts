import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { company } from '../../shared/company/company.ts';
import type { NewPasskey, UsedPasskey } from '../../shared/staff/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Base64url values, and the signature counter. */
export type MadePasskey = { credential: string; key: string; counter: number };

/** User verification (PIN, fingerprint, face) is always required. */
export type PasskeyCeremony = {
  /** @param known the account's credentials, to avoid a second one on the same device */
  offer(account: { id: number; email: string }, known: string[]): Promise<PublicKeyCredentialCreationOptionsJSON>;
  request(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Undefined if the proof is invalid. */
  made(answer: NewPasskey, challenge: string): Promise<MadePasskey | undefined>;
  /** Returns the signature counter; undefined if the proof is invalid. */
  used(answer: UsedPasskey, challenge: string, passkey: { id: string; key: string }): Promise<number | undefined>;
};

/** EdDSA, ES256, RS256 (IANA, COSE algorithms). */
const algorithms = [-8, -7, -257];

// Loaded on first use: it takes 25 MB and is rarely needed.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The same for all passkeys of an account, meaningless elsewhere. */
export const userHandle = (staffId: number): string => hash('sha256', `northlume staff ${staffId}`, 'base64url');

export function createPasskeyCeremony({ id: rpID, origin }: RelyingParty): PasskeyCeremony {
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    async offer({ id, email }, known) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: company.name,
        rpID,
        userName: email,
        userID: new Uint8Array(Buffer.from(userHandle(id), 'base64url')),
        excludeCredentials: known.map((credential) => ({ id: credential })),
        // Signing in then needs no address.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
    },

    async request() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID, userVerification: 'required' });
    },

    async made(answer, challenge) {
      const { verifyRegistrationResponse } = await library();
      return orRefused(async () => {
        if (await hasCertificate(answer)) return undefined;
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...answer, clientExtensionResults: {} },
          supportedAlgorithmIDs: algorithms,
          ...expected(challenge),
        });
        if (!registrationInfo) return undefined;
        const { id, publicKey, counter } = registrationInfo.credential;
        return { credential: id, key: Buffer.from(publicKey).toString('base64url'), counter };
      });
    },

    async used(answer, challenge, { id, key }) {
      const { verifyAuthenticationResponse } = await library();
      return orRefused(async () => {
        const publicKey = new Uint8Array(Buffer.from(key, 'base64url'));
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...answer, clientExtensionResults: {} },
          // enterByPasskey compares it.
          credential: { id, publicKey, counter: 0 },
          ...expected(challenge),
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/** We request no certificate; to verify one, the library would fetch a revocation list from an address inside it. */
async function hasCertificate({ response }: NewPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  return !['none', 'packed'].includes(attestation.get('fmt')) || attestation.get('attStmt').get('x5c') !== undefined;
}

/** The library throws for anything it cannot parse or accept. */
async function orRefused<Proof>(check: () => Promise<Proof | undefined>): Promise<Proof | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
