import { createServer, type RequestOptions, request } from 'node:http';
import type { RunningProxy } from './proxy.ts';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/**
 * For machines without nginx, what tests need of `docs/deploy/nginx.conf`: round robin, and the next process if one
 * does not answer or answers 503, posts included.
 */
export async function startStandIn(targets: readonly string[]): Promise<RunningProxy> {
  let turn = 0;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const before = req.headers['x-forwarded-for'];
    const forwarded = [before, req.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...req.headers, connection: 'close', 'x-forwarded-for': forwarded };
    const first = turn++;
    let answer: Answer | undefined;
    for (let tries = 0; tries < targets.length && (!answer || answer.status === 503); tries += 1) {
      const [hostname, port] = (targets[(first + tries) % targets.length] ?? '').split(':');
      const options: RequestOptions = { hostname, port, path: req.url, method: req.method, headers, agent: false };
      answer = await ask(options, Buffer.concat(chunks)).catch(() => answer);
    }
    res.writeHead(answer?.status ?? 502, answer?.headers);
    res.end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function ask(options: RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { connection: _own, ...headers } = answer.headers;
        resolve({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
