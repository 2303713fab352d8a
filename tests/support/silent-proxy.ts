import { createConnection, createServer, type Socket } from 'node:net';

/** Can go silent like a cut cable: no refusal, no end. */
export type SilentProxy = {
  url: string;
  silence(): void;
  /** Ends silenced connections and accepts new ones. */
  speak(): void;
  stop(): Promise<void>;
};

export async function silentProxy(target: string): Promise<SilentProxy> {
  const url = new URL(target);
  const behind = { host: url.hostname, port: Number(url.port) };
  const pairs = new Set<[Socket, Socket]>();
  let silent = false;
  const proxy = createServer((near) => {
    const far = createConnection(behind);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    near.on('data', (bytes) => silent || far.write(bytes));
    far.on('data', (bytes) => silent || near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: url.href,
    silence() {
      silent = true;
    },
    speak() {
      silent = false;
      endAll();
    },
    async stop() {
      endAll();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
