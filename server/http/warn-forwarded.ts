import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Whether the peer is a proxy of `TRUST_PROXY`. */
export function isTrustedPeer({ app, socket }: Request): boolean {
  const trusts = app.get('trust proxy fn') as (peer: string, hop: number) => boolean;
  return trusts(socket.remoteAddress ?? '', 0);
}

/**
 * Warns once if a peer that `TRUST_PROXY` does not name says for whom it asks: behind such a proxy all visitors share
 * one limit, and ten wrong passwords shut all staff out.
 */
export function warnForwarded(log: Logger): RequestHandler {
  let warned = false;
  return (req, _res, next) => {
    if (!warned && forwarding.some((name) => req.headers[name] !== undefined) && !isTrustedPeer(req)) {
      warned = true;
      log.warn(
        'A request names a visitor’s address, but TRUST_PROXY does not name who sent it, so the address is ignored. Behind a proxy, set TRUST_PROXY: until then all visitors share one limit.',
      );
    }
    next();
  };
}
