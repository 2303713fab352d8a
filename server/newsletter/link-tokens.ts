import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** `at`: when the link was made (ms). */
export type LinkToken = { subscriber: string; at: number };

export type LinkTokens = {
  make(purpose: LinkPurpose, token: LinkToken): string;
  /** Null unless this server made it for this purpose. */
  read(purpose: LinkPurpose, text: string): LinkToken | null;
};

/**
 * Signed, not stored: a copy of the database does not suffice to make one, if `SESSION_SECRET` keeps the secret out of
 * it.
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
