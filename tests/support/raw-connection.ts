import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  socket: Socket;
  heard(): string;
  /** Also settles after an error. */
  closed: Promise<unknown>;
};

/** @param from local address */
export async function rawConnection(url: string, from?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: false });
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, heard: () => text, closed };
}

/** Connections that never read the response. */
export async function deafConnections(url: string, count: number, words: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.pause();
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(words);
  return sockets;
}
