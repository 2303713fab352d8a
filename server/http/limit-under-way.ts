import type { RequestHandler } from 'express';
import { createTally } from '../guards/tally.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses requests of a client that has too many unanswered: behind a proxy, where connections are the proxy's.
 * @param most requests under way of one address
 */
export function limitUnderWay(most: number): RequestHandler {
  const tally = createTally(most);
  return (req, res, next) => {
    const leave = tally.enter(req.ip);
    if (!leave) throw new Refusal('too-many-requests', { retryAfterSeconds: 1 });
    res.once('close', leave);
    next();
  };
}
