import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = readonly [IncomingMessage, ServerResponse];

/**
 * Answers the requests of one connection one after the other. Node hands over all that a client pipelined at once, and
 * each would hold its file and memory until those before it were read.
 * @param most requests that a connection may have unanswered; one more closes it (RFC 9112, 9.3.2: the client asks again)
 */
export function inTurn(most: number, handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Exchange[]>();

  function next(socket: Socket, line: Exchange[]): void {
    const [first] = line;
    // After an answer with `Connection: close` nothing more is answered, so nothing more may be done.
    if (!first || socket.destroyed || socket.writableEnded) return;
    const [req, res] = first;
    res.once('close', () => {
      line.shift();
      next(socket, line);
    });
    handle(req, res);
  }

  return (req, res) => {
    const { socket } = req;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    line.push([req, res]);
    if (line.length > most) socket.destroy();
    else if (line.length === 1) next(socket, line);
  };
}
