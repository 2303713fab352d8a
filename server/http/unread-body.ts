import type { RequestHandler } from 'express';

/** Bytes of a refused body that are still taken in, so that a browser, which sends first and reads then, gets its answer. */
const courtesy = 1024 * 1024;

/**
 * Stops reading a body that goes on after its answer. The rest stays with the client, whose connection is closed by the
 * time limit for requests.
 */
export const stopReadingUnasked: RequestHandler = (req, res, next) => {
  // First, because Node's own listener would take in everything that comes.
  res.prependOnceListener('finish', () => {
    if (req.complete) return;
    let left = courtesy;
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.pause();
    });
  });
  next();
};
