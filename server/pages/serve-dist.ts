import type { ReadStream } from 'node:fs';
import type { RequestHandler, Response } from 'express';
import { readPath } from '../../site/redirects/read-path.ts';
import type { ContentPolicy } from '../http/content-policy.ts';
import type { Dist } from './dist.ts';
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
    res.once('pipe', (source) => closeWith(source as ReadStream, res));
    dist.sendFile(req, res, next);
  };
}

/** sirv leaves a file open whose reader has gone, and does not hear of one that cannot be read. */
function closeWith(file: ReadStream, res: Response): void {
  res.once('close', () => file.destroy());
  file.once('error', () => res.destroy());
}
