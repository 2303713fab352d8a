import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ConnectionLimits } from '../guards/limits.ts';
import { createTally } from '../guards/tally.ts';
import { inTurn } from './in-turn.ts';

export type Listening = {
  /** Where it answers, for example `http://127.0.0.1:8080`. */
  url: string;
  /**
   * Sends requests to a handler. Called once, before anything else is waited for: an earlier request has no answer.
   * @param isProxy whether a peer is one of ours, which may open as many connections as it needs
   */
  answerWith(handler: RequestListener, isProxy: (peer: string) => boolean): void;
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
    answerWith: (handler, isProxy) => {
      const connections = createTally(limits.perAddress);
      server.on('connection', (socket) => {
        if (isProxy(socket.remoteAddress ?? '')) return;
        const leave = connections.enter(socket.remoteAddress);
        if (leave) socket.once('close', leave);
        else socket.destroy();
      });
      const answer: RequestListener = (req, res) => {
        watch(res);
        handler(req, res);
      };
      server.on('request', inTurn(limits.unanswered, answer));
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

function addressOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const anywhere = host === '0.0.0.0' || host === '::';
  return `http://${anywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}
