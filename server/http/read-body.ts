import express, { type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from '../../widgets/contract/http.ts';
import { Refusal } from './refusal.ts';

const readers: Record<string, RequestHandler> = {
  'application/json': express.json({ limit: bodyLimit, inflate: false }),
  'application/x-www-form-urlencoded': express.urlencoded({ limit: bodyLimit, inflate: false, extended: false }),
};

/** Whether a browser posts a form without JavaScript: it is answered with a page. */
export function isFormPost(req: Request): boolean {
  return mediaType(req) === 'application/x-www-form-urlencoded' || mediaType(req) === 'multipart/form-data';
}

/**
 * Reads the body of a write: JSON or an ordinary form, at most `bodyLimit` bytes.
 * Throws `unsupported-type`, `too-large` as soon as it is known, or `malformed-body` (as an http-error).
 */
export async function readBody(req: Request, res: Response): Promise<unknown> {
  const read = readers[mediaType(req)];
  if (!read) throw new Refusal('unsupported-type');
  if (Number(req.headers['content-length']) > bodyLimit) throw new Refusal('too-large');
  await new Promise<void>((resolve, reject) => {
    // Express's reader refuses a long body when all of it has arrived.
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) reject(new Refusal('too-large'));
    });
    read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  const body: unknown = req.body ?? {};
  if (Array.isArray(body)) throw new Refusal('malformed-body');
  return withoutNul(body as Record<string, unknown>);
}

function mediaType(req: Request): string {
  return (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** PostgreSQL keeps no NUL in a text, and no person types one. */
function withoutNul(body: Record<string, unknown>): Record<string, unknown> {
  const hasNul = (value: unknown): value is string => typeof value === 'string' && value.includes('\0');
  if (!Object.values(body).some(hasNul)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, hasNul(value) ? value.replaceAll('\0', '') : value]),
  );
}
