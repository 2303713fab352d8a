import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Reply } from './route.ts';

/** Sends at the client's speed. Rejects if the client disconnects or the source fails. */
export async function sendPieces(
  res: Response,
  { status, headers = {} }: Reply,
  pieces: AsyncIterable<string>,
): Promise<void> {
  res.status(status);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  await pipeline(Readable.from(pieces), res);
}
