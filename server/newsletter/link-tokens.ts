import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Whom a link is for, and the moment it was made for (milliseconds). */
export type LinkToken = { subscriber: string; at: number };

export type LinkTokens = {
  make(purpose: LinkPurpose, token: LinkToken): string;
  /** Null for anything that this server did not make for this purpose. */
  read(purpose: LinkPurpose, text: string): LinkToken | null;
};

/**
 * The tokens in mailed links are signed, not stored: a copy of the database is not enough to confirm or end a
 * subscription while `SESSION_SECRET` keeps the secret out of it.
 */
export function createLinkTokens(secret: string): LinkTokens {
  function sign(purpose: LinkPurpose, subscriber: string, at: string): string {
    return createHmac('sha256', secret).update(`newsletter/${purpose}/${subscriber}/${at}`).digest('base64url');
  }

  return {
    make(purpose, { subscriber, at }) {
      const time = at.toString(36);
      return `${subscriber}.${time}.${sign(purpose, subscriber, time)}`;
    },

    read(purpose, text) {
      const [subscriber, time, signature, ...rest] = text.split('.');
      if (!subscriber || !time || !signature || rest.length) return null;
      const expected = Buffer.from(sign(purpose, subscriber, time));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      return { subscriber, at: Number.parseInt(time, 36) };
    },
  };
}
