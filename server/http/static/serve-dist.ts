import type { ReadStream } from 'node:fs';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { readPath } from '../../../site/redirects/read-path.ts';
import { setFileHeaders } from './cache-rules.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { Dist } from './dist.ts';
import { refuseStaleCompression } from './refuse-stale.ts';
import { sendWhole } from './send-whole.ts';
import { keepSimpleRange } from './simple-range.ts';

/** What is in the build folder for the server or the compressor, or never was meant to be read. */
const unserved =
  /^\/_server(\/|$)|\/\.(?!well-known\/)|\.(html|br|gz)$|^\/(404|index|_redirects)$|\\|\0|\/\/|\/\.\.(\/|$)/i;

/**
 * Serves the built site: pages at their canonical spelling (one 301 from any other), files with the right
 * caching, precompressed. What it does not know goes on to the next handler.
 */
export function serveDist(dist: Dist, setPolicy: ContentPolicy): RequestHandler {
  const files = sirv(dist.dir, {
    // Looks at the disk at each request: otherwise a site that is built meanwhile gets the lengths of the former one.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: setFileHeaders,
  });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [rawPath = '/', ...search] = req.url.split('?');
    const { page: canonical } = readPath(rawPath);
    if (canonical === undefined) return next();
    const isPage = dist.hasPage(canonical);
    if (isPage && canonical !== rawPath) {
      // Not for ever: a page may come to stand at this very spelling.
      res.setHeader('Cache-Control', 'public, max-age=3600');
      // The target is the path of a page that exists, so it can be no other site's address.
      res.redirect(301, search.length ? `${canonical}?${search.join('?')}` : canonical);
      return;
    }
    if (!isPage && unserved.test(decodeURIComponent(rawPath))) return next();
    if (isPage) setPolicy(req, res, dist.styles(canonical));
    res.locals.route = isPage ? canonical : '(file)';
    keepSimpleRange(req);
    refuseStaleCompression(req, dist.dir, isPage ? pageFile(canonical) : rawPath);
    res.once('pipe', (source) => sendWhole(source as ReadStream, res));
    files(req, res, next);
  };
}

function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
