import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

const encoders = {
  // A fifth of the size within a millisecond; better would take longer than it saves.
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => gzipSync(html),
};

/**
 * Sends a page made for this request, compressed as the browser takes it. Not for a page with a secret on it:
 * its compressed size would tell of it (BREACH).
 */
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
