import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { ConnectionLimits } from '../guards/limits.ts';

export type Listening = {
  /** Where it answers, for example `http://127.0.0.1:8080`. */
  url: string;
  /** Sends requests to a handler. Called once, before anything else is waited for: an earlier request has no answer. */
  answerWith(handler: RequestListener): void;
  isStopping(): boolean;
  /** Aborted when a stop begins: for answers that have no end of their own. */
  stopping: AbortSignal;
  /** Takes no new connections, finishes what runs, ends what is not finished after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
};

/**
 * Timeouts in milliseconds against clients that send slowly. A proxy in front usually keeps an idle connection for
 * 60 s: closing it earlier here could cut off a form that is just being posted.
 */
const patienceWithClients = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Opens the port. Rejects with the system's error (`EADDRINUSE`, `EACCES`) when it cannot be opened. */
export async function listen(host: string, port: number, limits: ConnectionLimits): Promise<Listening> {
  const server = createServer(patienceWithClients);
  server.maxConnections = limits.most;
  server.maxRequestsPerSocket = limits.requests;
  // Also closes the connection of a client that reads nothing of its answer.
  server.setTimeout(limits.idleSeconds * 1000);
  const running = new Set<ServerResponse>();
  const stop = new AbortController();
  const watch = (res: ServerResponse) => {
    running.add(res);
    res.once('close', () => {
      running.delete(res);
      // A connection that was kept alive before the stop is idle only now.
      if (stop.signal.aborted) setImmediate(() => server.closeIdleConnections());
    });
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  // One connection that cannot be accepted is no reason to end.
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
      // Without this header keep-alive clients would never let go.
      for (const res of running) if (!res.headersSent) res.setHeader('Connection', 'close');
      stop.abort();
      const impatience = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(impatience);
    },
  };
}

/**
 * Closes a connection whose client sends a third request before the first is answered: one that sends thousands and reads nothing
 * would have a file opened for each. Browsers and proxies wait for the answer; their next request may only come while
 * the end of a file is being read. Others ask again (RFC 9112, 9.3.2).
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
