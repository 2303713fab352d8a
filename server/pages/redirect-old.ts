import type { RequestHandler } from 'express';
import { campaignSearch } from '../../site/redirects/campaign-search.ts';
import type { Dist } from './dist.ts';

/** Redirects old addresses with one 301, keeping only campaign parameters (docs/product.md, section 4). */
export function redirectOld({ dist }: { dist: Dist }): RequestHandler {
  return (req, res, next) => {
    const known = dist.oldAddresses();
    const [path = '/', ...rest] = req.url.split('?');
    // The API has its own 404, and a form post to an old address has no target.
    if (!known || !path.startsWith('/') || /^\/+api(\/|$)/i.test(path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const search = rest.join('?');
    const { rule, to } = known.resolver.explain(path, search);
    if (to === null) return next();
    res.locals.route = `(old: ${rule})`;
    // A page may be published at this address later.
    res.setHeader('Cache-Control', 'public, max-age=3600');
    // The target is a path of this site, never another site's address.
    res.redirect(301, to + campaignSearch(search));
  };
}
