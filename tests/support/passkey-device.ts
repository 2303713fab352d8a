import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '../../shared/staff/passkeys.ts';

export type PasskeyQuestion = { challenge: string; user?: { id: string } };

export type Lies = {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  /** Unlocked by PIN, fingerprint or face. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  certified?: boolean;
};

/** One passkey (ES256) with real signatures. */
export type PasskeyDevice = {
  id: string;
  make(asked: PasskeyQuestion, lies?: Lies): NewPasskey;
  use(asked: PasskeyQuestion, lies?: Lies): UsedPasskey;
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

export function passkeyDevice(siteOrigin: string, id = base64url(randomBytes(32))): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let count = 0;
  let owner: string | undefined;

  const clientData = (type: string, asked: PasskeyQuestion, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? asked.challenge,
        origin: lies.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    );

  /** Authenticator data (WebAuthn, section 6.1): site, flags, counter, and the new key. */
  function deviceData({ rpId = new URL(siteOrigin).hostname, verified = true, counter }: Lies, made?: Buffer): Buffer {
    count += 1;
    const flags = 0x01 | (verified ? 0x04 : 0) | (made ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, made ?? Buffer.alloc(0)]);
  }

  return {
    id,
    make(asked, lies = {}) {
      owner = asked.user?.id;
      const credential = Buffer.from(id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const made = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)]);
      const data = deviceData(lies, made);
      const [format, statement] = lies.certified ? ['packed', certificate] : ['none', Buffer.from([0xa0])];
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, lies)),
          attestationObject: base64url(attestation(format, statement, data)),
        },
      };
    },
    use(asked, lies = {}) {
      const data = deviceData(lies);
      const client = clientData('webauthn.get', asked, lies);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: lies.userHandle ?? owner,
        },
      };
    },
  };
}

/** CBOR: a short text; bytes with the shortest length encoding. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 24 ? [0x40 | length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** CBOR public key: kty EC2, alg ES256, curve P-256, x, y (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), cborBytes(Buffer.from(value, 'base64url'))]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

const attestation = (format: string, statement: Buffer, data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('fmt'), cborText(format), cborText('attStmt'), statement, cborText('authData'), cborBytes(data)],
  ]);

/** `{ alg: -7, sig: h'00', x5c: [h'00'] }` */
const certificate = Buffer.concat([
  ...[Buffer.from([0xa3]), cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(Buffer.alloc(1))],
  ...[cborText('x5c'), Buffer.from([0x81]), cborBytes(Buffer.alloc(1))],
]);
