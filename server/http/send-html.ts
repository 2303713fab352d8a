import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { PackedPage } from './route.ts';

const encoders = {
  // A fifth of the size within a millisecond.
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => gzipSync(html),
};

/** For pages that are sent more than once. */
export const packPage = (html: string): PackedPage => ({ br: encoders.br(html), gzip: encoders.gzip(html) });

/** Not for secrets, which the compressed size would leak (BREACH). */
export function sendHtml(req: Request, res: Response, html: string): void {
  const encoding = req.acceptsEncodings('br', 'gzip');
  res.type('html').vary('Accept-Encoding');
  if (encoding !== 'br' && encoding !== 'gzip') {
    res.send(html);
    return;
  }
  res.setHeader('Content-Encoding', encoding);
  res.send(encoders[encoding](html));
}

/** Sends a page that is compressed already. */
export function sendPacked(req: Request, res: Response, { br, gzip }: PackedPage): void {
  const encoding = req.acceptsEncodings('br', 'gzip');
  res.type('html').vary('Accept-Encoding');
  if (encoding === 'br' || encoding === 'gzip') res.setHeader('Content-Encoding', encoding);
  if (encoding === 'br') res.send(Buffer.from(br));
  else res.send(encoding === 'gzip' ? Buffer.from(gzip) : gunzipSync(gzip));
}
