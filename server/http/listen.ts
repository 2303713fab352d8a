import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { ConnectionLimits } from '../guards/limits.ts';

export type Listening = {
  url: string;
  /** Call it once, before awaiting anything: earlier requests get no answer. */
  answerWith(handler: RequestListener): void;
  isStopping(): boolean;
  /** Aborted when a stop begins, for endless answers. */
  stopping: AbortSignal;
  /** Finishes running requests; closes the rest after `patience` (ms). */
  stop(patience: number): Promise<void>;
};

/**
 * Timeouts (ms) against slow clients. Keep-alive exceeds the usual 60 s of proxies, or a form post could be cut off.
 */
const patienceWithClients = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** During a stop, for a request whose headers are on their way (ms). */
const graceForHeaders = 500;

/** Rejects with the system's error, such as `EADDRINUSE` or `EACCES`. */
export async function listen(host: string, port: number, limits: ConnectionLimits): Promise<Listening> {
  const server = createServer(patienceWithClients);
  server.maxConnections = limits.most;
  server.maxRequestsPerSocket = limits.requests;
  // Also closes connections whose client does not read the answer.
  server.setTimeout(limits.idleSeconds * 1000);
  const running = new Set<ServerResponse>();
  const stop = new AbortController();
  const watch = (res: ServerResponse) => {
    running.add(res);
    res.once('close', () => {
      running.delete(res);
      // A connection kept alive from before the stop is idle only now.
      if (stop.signal.aborted) setImmediate(() => closeUnused());
    });
  };
  // Node counts a connection without a request as busy until its headers are late.
  const closeUnused = () => {
    server.closeIdleConnections();
    if (running.size === 0) setTimeout(() => running.size === 0 && server.closeAllConnections(), graceForHeaders);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  server.on('error', () => undefined);
  return {
    url: addressOf(server, host),
    answerWith: (handler) => {
      const answer: RequestListener = (req, res) => {
        watch(res);
        handler(req, res);
      };
      server.on('request', withoutPipelines(answer));
    },
    isStopping: () => stop.signal.aborted,
    stopping: stop.signal,
    stop: async (patience) => {
      // Otherwise keep-alive clients would stay connected.
      for (const res of running) if (!res.headersSent) res.setHeader('Connection', 'close');
      stop.abort();
      closeUnused();
      const impatience = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(impatience);
    },
  };
}

/**
 * Closes a connection with a third unanswered request: a client that sends thousands and reads nothing would open a
 * file for each. Browsers and proxies wait for the answer; others retry (RFC 9112, 9.3.2).
 */
function withoutPipelines(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const before = unanswered.get(socket) ?? 0;
    if (before > 1) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, before + 1);
    res.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handle(req, res);
  };
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const anywhere = host === '0.0.0.0' || host === '::';
  return `http://${anywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}
