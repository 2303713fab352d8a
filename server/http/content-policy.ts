import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from 'helmet';
import { staffAddress } from './headers.ts';

type SetPolicy = (req: IncomingMessage, res: ServerResponse) => void;

/** Players of videos, which a page asks for when a reader presses one (`site/markdown/videos.ts`). */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Origins of third-party scripts; undefined if visitors can allow none. */
export type OtherOrigins = readonly string[] | undefined;

/**
 * Inline styles only with a hash from the build, no strings as script. Where visitors may allow third-party scripts, it
 * names their origins and omits Trusted Types, which those do not support. Never on staff pages.
 */
export function createContentPolicy(siteOrigin: string, others?: OtherOrigins) {
  const made = new Map<string, SetPolicy>();
  /** @param styles hashes of inlined styles (`sha256-…`) */
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
      'frame-src': ["'self'", ...videoHosts],
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
