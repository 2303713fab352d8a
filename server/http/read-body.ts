import express, { type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from '../../shared/http.ts';
import { keepable } from './keepable.ts';
import { Refusal } from './refusal.ts';

const readers: Record<string, RequestHandler> = {
  'application/json': express.json({ limit: bodyLimit, inflate: false }),
  'application/x-www-form-urlencoded': express.urlencoded({ limit: bodyLimit, inflate: false, extended: false }),
};

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a browser posts a form without JavaScript: it is answered with a page. */
export const isFormPost = (req: Request): boolean => formTypes.includes(mediaType(req));

/**
 * Reads the body of a write: JSON or an ordinary form, at most `bodyLimit` bytes.
 * Throws `unsupported-type`, `too-large` as soon as it is known, or `malformed-body` (as an http-error).
 */
export async function readBody(req: Request, res: Response): Promise<unknown> {
  const read = readers[mediaType(req)];
  if (!read) throw new Refusal('unsupported-type');
  if (Number(req.headers['content-length']) > bodyLimit) throw new Refusal('too-large');
  await new Promise<void>((resolve, reject) => {
    // Express's reader refuses a body of untold length when all of it has arrived.
    let size = 0;
    if (req.headers['content-length'] === undefined)
      req.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bodyLimit) reject(new Refusal('too-large'));
      });
    read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  const body: unknown = req.body ?? {};
  if (Array.isArray(body)) throw new Refusal('malformed-body');
  cleanTexts(body as object);
  return body;
}

function mediaType(req: Request): string {
  return (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Makes every text of a body, at any depth, one that both databases keep. */
function cleanTexts(body: object): void {
  const holders: Record<string, unknown>[] = [body as Record<string, unknown>];
  // The list grows while it is gone through: a body may be nested deeper than functions may call themselves.
  for (const holder of holders)
    for (const [name, value] of Object.entries(holder))
      if (typeof value === 'string') holder[name] = keepable(value);
      else if (typeof value === 'object' && value !== null) holders.push(value as Record<string, unknown>);
}
