import type { IncomingHttpHeaders } from 'node:http';

/** Where a request comes from, as far as the server may believe it. */
export type VisitorSource = {
  /** The visitor's address: the connection's own, or what a trusted proxy forwards (`req.ip`). */
  address: string | undefined;
  /** Whether the direct peer is a proxy of `TRUST_PROXY`, so that its headers may be believed. */
  viaTrustedProxy: boolean;
  headers: IncomingHttpHeaders;
};
