import type { ReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { readPath } from '../../site/redirects/read-path.ts';
import type { ContentPolicy } from '../http/content-policy.ts';
import type { Dist } from './dist.ts';

/** Server data, compressed copies, hidden files and other spellings of paths (sirv ignores a trailing slash and what follows a `#`). */
const unserved =
  /^\/_server(\/|$)|\/\.(?!well-known\/)|\.(html|br|gz)$|^\/(404|index|_redirects|_headers)$|.\/$|\\|\0|\/\/|\/\.\.(\/|$)|#/i;

/** Serves pages at their canonical spelling (others get one 301) and precompressed files. */
export function serveDist(dist: Dist, setPolicy: ContentPolicy): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [rawPath = '/', ...search] = req.url.split('?');
    const { page: canonical } = readPath(rawPath);
    if (canonical === undefined) return next();
    const isPage = dist.hasPage(canonical);
    if (isPage && canonical !== rawPath) {
      // A page may be published at this spelling later.
      res.setHeader('Cache-Control', 'public, max-age=3600');
      // The target is an existing page, never another site's address.
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

/** sirv leaves a file open if the client disconnects, and ignores read errors. */
function closeWith(file: ReadStream, res: Response): void {
  res.once('close', () => file.destroy());
  file.once('error', () => res.destroy());
}

/**
 * Removes a `Range` that sirv would misread: a suffix, several ranges, end before start, an end of 0 (the first byte alone), or with `If-Range`. Sending
 * the whole file is always allowed (RFC 9110, 14.2).
 */
function keepSimpleRange(req: IncomingMessage): void {
  const range = req.headers.range;
  if (range === undefined) return;
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  const readable = start !== undefined && (!end || (Number(end) > 0 && Number(start) <= Number(end)));
  if (!readable || req.headers['if-range'] !== undefined) delete req.headers.range;
}
