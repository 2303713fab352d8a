import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A form token that this server signed. */
export type FormToken = { nonce: string; issuedAt: Date; expiresAt: Date; bits: number };

export type FormTokenSigner = {
  /** A token for one form; `bits` is the work that it asks for, 0 for none. */
  issue(bits: number): string;
  /** What a token says, or undefined when this server did not sign it. */
  read(token: string): FormToken | undefined;
};

const lifetime = 24 * 60 * 60 * 1000;
const shape = /^([0-9a-z]{1,9})\.(\d{1,2})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Signed form tokens (design, "Server"): `issued.bits.nonce.signature`, where the signature is
 * HMAC-SHA-256. They hold nothing about the visitor and need no storage.
 */
export function createFormTokenSigner(secret: string, now: () => number): FormTokenSigner {
  const sign = (text: string) => createHmac('sha256', secret).update(`form-token:${text}`).digest('base64url');
  return {
    issue: (bits) => {
      const text = `${now().toString(36)}.${bits}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    read: (token) => {
      const [, issued, bits, nonce, signature] = shape.exec(token) ?? [];
      if (!issued || !bits || !nonce || !signature) return undefined;
      const expected = Buffer.from(sign(`${issued}.${bits}.${nonce}`));
      if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
      const at = Number.parseInt(issued, 36);
      return { nonce, issuedAt: new Date(at), expiresAt: new Date(at + lifetime), bits: Number(bits) };
    },
  };
}
