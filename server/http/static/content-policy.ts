import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from 'helmet';

type SetPolicy = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * The Content-Security-Policy of answers (design, "Pages"): nothing inline but styles whose hash the
 * build wrote down, and no string ever becomes script.
 */
export function createContentPolicy(siteOrigin: string) {
  const made = new Map<string, SetPolicy>();
  /** Sets the policy for an answer whose inlined styles have these hashes (`sha256-…`). */
  return (req: IncomingMessage, res: ServerResponse, styles: readonly string[]): void => {
    const key = styles.join(' ');
    let set = made.get(key);
    if (!set) {
      set = policy(styles, siteOrigin.startsWith('https:'));
      made.set(key, set);
    }
    set(req, res);
  };
}

function policy(styles: readonly string[], https: boolean): SetPolicy {
  const middleware = contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", "'inline-speculation-rules'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", ...styles.map((hash) => `'${hash.replaceAll("'", '')}'`)],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  });
  return (req, res) =>
    middleware(req, res, (error) => {
      if (error) throw error;
    });
}

export type ContentPolicy = ReturnType<typeof createContentPolicy>;
