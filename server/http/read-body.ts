import express, { type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from '../../widgets/contract/http.ts';
import { keepable } from './keepable.ts';
import { Refusal } from './refusal.ts';

const readers: Record<string, RequestHandler> = {
  'application/json': express.json({
    limit: bodyLimit,
    inflate: false,
    // At any depth.
    reviver: (_name, value) => (typeof value === 'string' ? keepable(value) : value),
  }),
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
  return isFormPost(req) ? cleanForm(body as Form) : body;
}

function mediaType(req: Request): string {
  return (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** A field that came more than once is a list. */
type Form = Record<string, string | string[]>;

function cleanForm(form: Form): Form {
  const clean = (value: string | string[]) => (Array.isArray(value) ? value.map(keepable) : keepable(value));
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, clean(value)]));
}
