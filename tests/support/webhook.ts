import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Posted = { type: string | undefined; headers: IncomingHttpHeaders; text: string; body: unknown };

export type Webhook = {
  /** With a secret, as in Teams. */
  url: string;
  posts: Posted[];
  /** Sets the response; without a status it closes the connection. */
  answer(status: number | undefined, words?: string, location?: string): void;
  stop(): Promise<void>;
};

export async function startWebhook(): Promise<Webhook> {
  const posts: Posted[] = [];
  let next: { status?: number; words: string; Location?: string } = { status: 202, words: '' };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    posts.push({ type: req.headers['content-type'], headers: req.headers, text, body: JSON.parse(text) });
    if (next.status === undefined) return void req.socket.destroy();
    const { Location = 'http://127.0.0.1:1/elsewhere' } = next;
    res.writeHead(next.status, { Location }).end(next.words);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/secret-part`,
    posts,
    answer: (status, words = '', Location) => {
      next = { status, words, Location };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
