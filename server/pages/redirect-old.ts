import type { RequestHandler } from 'express';
import { campaignSearch } from '../../site/redirects/campaign-search.ts';
import { readPath } from '../../site/redirects/read-path.ts';
import type { Responder } from '../http/responder.ts';
import { closestPosts } from './closest-posts.ts';
import type { Dist } from './dist.ts';
import { isCounted } from './is-counted.ts';

/** Where old and unknown addresses are counted. */
type AddressCounts = { addRedirect(rule: string, to: string): void; addUnknown(path: string): void };

/**
 * For unknown addresses: one 301 from an old address (docs/product.md, section 4), with the
 * campaign parameters alone; the post-not-found page for what reads as a post's slug. The rest goes on.
 */
export function redirectOld(
  { dist, counts }: { dist: Dist; counts: AddressCounts },
  respond: Responder,
): RequestHandler {
  return (req, res, next) => {
    const known = dist.oldAddresses();
    const [path = '/', ...rest] = req.url.split('?');
    // The API answers for itself, and a form post to an old address has nowhere to go.
    if (!known || !path.startsWith('/') || /^\/+api(\/|$)/i.test(path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const search = rest.join('?');
    const { rule, to, postSlug } = known.resolver.explain(path, search);
    if (to !== null) {
      res.locals.route = `(old: ${rule})`;
      if (isCounted(req)) counts.addRedirect(rule, to);
      // An hour only: a page may be published at this very address later.
      res.setHeader('Cache-Control', 'public, max-age=3600');
      // The target is the path of a page of this site, so it can be no other site's address.
      res.redirect(301, to + campaignSearch(search));
      return;
    }
    if (postSlug === undefined) return next();
    res.locals.route = '(unknown post)';
    if (isCounted(req)) counts.addUnknown(readPath(path).path);
    respond.postNotFound(req, res, closestPosts(postSlug, known.posts));
  };
}
