import { createHmac, timingSafeEqual } from 'node:crypto';

export type FormToken = { issuedAt: Date; expiresAt: Date };

export type FormTokenSigner = {
  issue(): string;
  /** Undefined if this server did not sign the token. */
  read(token: string): FormToken | undefined;
};

const lifetime = 24 * 60 * 60 * 1000;
const shape = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/** `issued.signature` (HMAC-SHA-256), without visitor data or storage. */
export function createFormTokenSigner(secret: string, now: () => number): FormTokenSigner {
  const sign = (issued: string) => createHmac('sha256', secret).update(`form-token:${issued}`).digest('base64url');
  return {
    issue: () => {
      const issued = now().toString(36);
      return `${issued}.${sign(issued)}`;
    },
    read: (token) => {
      const [, issued, signature] = shape.exec(token) ?? [];
      if (!issued || !signature) return undefined;
      if (!timingSafeEqual(Buffer.from(sign(issued)), Buffer.from(signature))) return undefined;
      const at = Number.parseInt(issued, 36);
      return { issuedAt: new Date(at), expiresAt: new Date(at + lifetime) };
    },
  };
}
