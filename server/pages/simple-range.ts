import type { IncomingMessage } from 'node:http';

/**
 * Removes a `Range` that sirv would misread: a suffix, several ranges, end before start, or with `If-Range`. Sending
 * the whole file is always allowed (RFC 9110, 14.2).
 */
export function keepSimpleRange(req: IncomingMessage): void {
  const range = req.headers.range;
  if (range === undefined) return;
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  const readable = start !== undefined && (!end || Number(start) <= Number(end));
  if (!readable || req.headers['if-range'] !== undefined) delete req.headers.range;
}
