import type { IncomingHttpHeaders } from 'node:http';

export type VisitorSource = {
  /** `req.ip`: the peer's address, or the one a trusted proxy forwards. */
  address: string | undefined;
  /** Whether the peer is a proxy of `TRUST_PROXY`. */
  viaTrustedProxy: boolean;
  headers: IncomingHttpHeaders;
};
