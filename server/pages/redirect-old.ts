import type { RequestHandler } from 'express';
import { campaignSearch } from '../../site/redirects/campaign-search.ts';
import { readPath } from '../../site/redirects/read-path.ts';
import type { Responder } from '../http/responder.ts';
import { closestPosts } from './closest-posts.ts';
import type { Dist } from './dist.ts';
import { isCounted } from './is-counted.ts';

type AddressCounts = { addRedirect(rule: string, to: string): void; addUnknown(path: string): void };

/**
 * One 301, keeping only campaign parameters (docs/product.md, section 4). Unknown post slugs get the post-not-found
 * page.
 */
export function redirectOld(
  { dist, counts }: { dist: Dist; counts: AddressCounts },
  respond: Responder,
): RequestHandler {
  return (req, res, next) => {
    const known = dist.oldAddresses();
    const [path = '/', ...rest] = req.url.split('?');
    // The API has its own 404, and a form post to an old address has no target.
    if (!known || !path.startsWith('/') || /^\/+api(\/|$)/i.test(path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const search = rest.join('?');
    const { rule, to, postSlug } = known.resolver.explain(path, search);
    if (to !== null) {
      res.locals.route = `(old: ${rule})`;
      if (isCounted(req)) counts.addRedirect(rule, to);
      // A page may be published at this address later.
      res.setHeader('Cache-Control', 'public, max-age=3600');
      // The target is a path of this site, never another site's address.
      res.redirect(301, to + campaignSearch(search));
      return;
    }
    if (postSlug === undefined) return next();
    res.locals.route = '(unknown post)';
    if (isCounted(req)) counts.addUnknown(readPath(path).path);
    respond.postNotFound(req, res, closestPosts(postSlug, known.posts));
  };
}
