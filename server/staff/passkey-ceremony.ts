import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { company } from '../../shared/company/company.ts';
import type { NewPasskey, UsedPasskey } from '../../shared/staff/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** What a device proved when it made a passkey: base64url, and its count of signatures. */
export type MadePasskey = { credential: string; key: string; counter: number };

/** What WebAuthn asks of devices and checks of their answers. Each asks for user verification (PIN, fingerprint, face). */
export type PasskeyCeremony = {
  /** @param known credentials of the account: a device that has one makes no second */
  offer(account: { id: number; email: string }, known: string[]): Promise<PublicKeyCredentialCreationOptionsJSON>;
  request(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Undefined: it does not prove what was asked. */
  made(answer: NewPasskey, challenge: string): Promise<MadePasskey | undefined>;
  /** Gives the device's count of signatures; undefined: it does not prove what was asked. */
  used(answer: UsedPasskey, challenge: string, passkey: { id: string; key: string }): Promise<number | undefined>;
};

/** EdDSA, ES256, RS256: what devices have (IANA, COSE algorithms). */
const algorithms = [-8, -7, -257];

// Fetched by the first who needs it: it takes 25 MB, and most days nobody adds a passkey.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** What devices keep in place of an account's number: the same for all its passkeys, and of no meaning elsewhere. */
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
        // Kept on the device with the account's name, so that nobody types an address to sign in.
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
          // The counter is compared where it is written (enterByPasskey), after the signature was found to be right.
          credential: { id, publicKey, counter: 0 },
          ...expected(challenge),
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/**
 * Whether a device says by a certificate what it is. We do not ask for one, so no browser sends it; to check it, the
 * library would call the address of a revocation list that stands in it.
 */
async function hasCertificate({ response }: NewPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  return !['none', 'packed'].includes(attestation.get('fmt')) || attestation.get('attStmt').get('x5c') !== undefined;
}

/** The library throws for whatever it cannot read or accept. */
async function orRefused<Proof>(check: () => Promise<Proof | undefined>): Promise<Proof | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
