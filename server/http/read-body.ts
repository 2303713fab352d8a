import express, { type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from '../../shared/http.ts';
import { keepable } from './keepable.ts';
import { Refusal } from './refusal.ts';

const readers: Record<string, RequestHandler> = {
  'application/json': express.json({ limit: bodyLimit, inflate: false }),
  'application/x-www-form-urlencoded': express.urlencoded({ limit: bodyLimit, inflate: false, extended: false }),
};

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A form post without JavaScript gets a page, not JSON. */
export const isFormPost = (req: Request): boolean => formTypes.includes(mediaType(req));

/**
 * Reads JSON or a form of at most `bodyLimit` bytes. Throws `unsupported-type`, `too-large`, or an http-error for
 * `malformed-body`.
 */
export async function readBody(req: Request, res: Response): Promise<unknown> {
  const read = readers[mediaType(req)];
  if (!read) throw new Refusal('unsupported-type');
  if (Number(req.headers['content-length']) > bodyLimit) throw new Refusal('too-large');
  await new Promise<void>((resolve, reject) => {
    // Express refuses a body without a stated length only after reading all of it.
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

function cleanTexts(body: object): void {
  const holders: Record<string, unknown>[] = [body as Record<string, unknown>];
  // Not recursive: the stack could overflow.
  for (const holder of holders)
    for (const [name, value] of Object.entries(holder))
      if (typeof value === 'string') holder[name] = keepable(value);
      else if (typeof value === 'object' && value !== null) holders.push(value as Record<string, unknown>);
}
