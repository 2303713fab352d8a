import type { RequestHandler } from 'express';
import { otherNames } from '../guards/origin.ts';
import { isTrustedPeer } from './warn-forwarded.ts';

/** Probes come by address, and calls say where they come from. */
const notPages = /^\/+(?:api|healthz|readyz|metrics)(?:\/|$)/i;

/**
 * Sends readers who came by another name of the site (`company.example` for `www.company.example`), or by http where a
 * proxy of `TRUST_PROXY` says so (`X-Forwarded-Proto`), to `SITE_ORIGIN`, with one 301.
 */
export function ownName(siteOrigin: string): RequestHandler {
  const own = new URL(siteOrigin);
  const others = new Set(otherNames(siteOrigin).map((name) => new URL(name).host));
  others.delete(own.host);
  return (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || notPages.test(req.path)) return next();
    const isOther = others.has(req.headers.host?.toLowerCase() ?? '');
    const isHttp = own.protocol === 'https:' && req.headers['x-forwarded-proto'] === 'http' && isTrustedPeer(req);
    if (!isOther && !isHttp) return next();
    // A header alone decided it: from a cache, others would be sent to where they are.
    if (!isOther) res.setHeader('Cache-Control', 'no-store');
    // A path alone: neither `//host` nor the `http://host` of a request to a proxy becomes a target.
    res.redirect(301, own.origin + req.url.replace(/^\/*/, '/'));
  };
}
