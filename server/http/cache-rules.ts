import type { ServerResponse } from 'node:http';

type CacheRule = { path: RegExp; cacheControl: string; crossOrigin?: true; reason: string };

const forever = 'public, max-age=31536000, immutable';

/** The first match applies. */
const rules: readonly CacheRule[] = [
  { path: /^\/assets\//, cacheControl: forever, reason: 'The name holds a hash of the content.' },
  { path: /^\/fonts\//, cacheControl: forever, reason: 'A changed font gets a new name.' },
  {
    path: /^\/widgets\.(js|css)$/,
    cacheControl: 'public, max-age=300, stale-while-revalidate=86400',
    crossOrigin: true,
    reason: 'Partners load it by this fixed name; a fix reaches them within minutes.',
  },
  {
    path: /^\/widgets\/\d+\.\d+\.\d+\.js$/,
    cacheControl: forever,
    crossOrigin: true,
    reason: 'A pinned version never changes; integrity checks need it readable from other origins.',
  },
  {
    path: /^\/widgets\/(\d+\.\d+\.js|versions\.json|[\d.]+\.sri\.txt)$/,
    cacheControl: 'public, max-age=300, stale-while-revalidate=86400',
    crossOrigin: true,
    reason: 'The script of a minor version follows its fixes; the list of versions grows.',
  },
  {
    path: /\.(png|jpe?g|webp|avif|svg|ico|gif|woff2?)$/,
    cacheControl: 'public, max-age=86400',
    reason: 'Rarely changes.',
  },
  { path: /./, cacheControl: 'no-cache', reason: 'Pages and lists: kept, but asked about (ETag) each time.' },
];

/** Without a charset, a browser assumes that of the including page. */
const charsets: Record<string, string> = {
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  // Scripts are shown as text, to be read first.
  ps1: 'text/plain;charset=utf-8',
  sh: 'text/plain;charset=utf-8',
  // Otherwise taken for video.
  ts: 'text/plain;charset=utf-8',
};

/** Saved under their own name. */
const toTakeAway = /^\/files\/(?:.*[^a-z0-9-])?([a-z0-9-]+\.[a-z0-9]+)$/;

/** Lets every page load the answer, even with integrity checks or a cross-origin policy. */
export function allowEveryPage(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** @param path the requested path without the query */
export function setFileHeaders(res: ServerResponse, path: string): void {
  const rule = rules.find((candidate) => candidate.path.test(path));
  if (rule) res.setHeader('Cache-Control', rule.cacheControl);
  if (rule?.crossOrigin) allowEveryPage(res);
  const type = charsets[path.slice(path.lastIndexOf('.') + 1)];
  if (type) res.setHeader('Content-Type', type);
  const name = toTakeAway.exec(path)?.[1];
  if (name) res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
}
