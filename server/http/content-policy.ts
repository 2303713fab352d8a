import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from 'helmet';
import { staffAddress } from './headers.ts';

type SetPolicy = (req: IncomingMessage, res: ServerResponse) => void;

/** The origins that scripts of others load from and send to; undefined while a visitor can allow none. */
export type OtherOrigins = readonly string[] | undefined;

/**
 * The Content-Security-Policy of answers: nothing inline but styles whose hash the
 * build wrote down, and no string ever becomes script. Where visitors may allow scripts of others, their pages name these
 * origins and do without Trusted Types, which such scripts do not know; staff pages never do.
 */
export function createContentPolicy(siteOrigin: string, others?: OtherOrigins) {
  const made = new Map<string, SetPolicy>();
  /** Sets the policy for an answer whose inlined styles have these hashes (`sha256-…`). */
  return (req: IncomingMessage, res: ServerResponse, styles: readonly string[]): void => {
    const allowed = staffAddress.test(req.url ?? '') ? undefined : others;
    const key = `${allowed === undefined} ${styles.join(' ')}`;
    let set = made.get(key);
    if (!set) {
      set = policy(styles, siteOrigin.startsWith('https:'), allowed);
      made.set(key, set);
    }
    set(req, res);
  };
}

function policy(styles: readonly string[], https: boolean, others: OtherOrigins): SetPolicy {
  const middleware = contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", "'inline-speculation-rules'", ...(others ?? [])],
      ...(others ? { 'connect-src': ["'self'", ...others] } : {}),
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", ...styles.map((hash) => `'${hash.replaceAll("'", '')}'`)],
      'img-src': ["'self'", 'data:', ...(others ?? [])],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      ...(others ? {} : { 'require-trusted-types-for': ["'script'"] }),
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  });
  return (req, res) =>
    middleware(req, res, (error) => {
      if (error) throw error;
    });
}

export type ContentPolicy = ReturnType<typeof createContentPolicy>;
