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

/**
 * Never served: what the build wrote for the server, compressed copies, hidden files, and other spellings of paths. sirv
 * would take the slash off a file's end.
 */
const unserved =
  /^\/_server(\/|$)|\/\.(?!well-known\/)|\.(html|br|gz)$|^\/(404|index|_redirects)$|.\/$|\\|\0|\/\/|\/\.\.(\/|$)/i;

/**
 * Serves the built site: pages at their canonical spelling (one 301 from any other), files with the right
 * caching, precompressed. Unknown paths go on to the next handler.
 */
export function serveDist(dist: Dist, setPolicy: ContentPolicy): RequestHandler {
  const files = sirv(dist.dir, {
    // Reads sizes at each request: after a rebuild, remembered ones would be those of the previous files.
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
      // An hour only: a page may be published at this very spelling later.
      res.setHeader('Cache-Control', 'public, max-age=3600');
      // The target is the path of a page that exists, so it can be no other site's address.
      res.redirect(301, search.length ? `${canonical}?${search.join('?')}` : canonical);
      return;
    }
    if (!isPage && unserved.test(decodeURIComponent(rawPath))) return next();
    if (isPage) setPolicy(req, res, dist.styles(canonical));
    res.locals.route = isPage ? canonical : '(file)';
    keepSimpleRange(req);
    refuseStaleCompression(req, dist, isPage ? pageFile(canonical) : rawPath);
    res.once('pipe', (source) => sendWhole(source as ReadStream, res));
    files(req, res, next);
  };
}

function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
