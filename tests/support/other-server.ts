import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/**
 * For a test file: a server without CORS headers, at another origin than ours and the page's.
 * @returns `start`: takes files by path and the status of all other responses, returns the origin; `posted`: paths of
 * posts
 */
export function useOtherServer() {
  const posted: string[] = [];
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
    posted.length = 0;
  });
  async function start(files: Record<string, Buffer>, status: number): Promise<string> {
    server = createServer(({ method, url = '' }, response) => {
      if (method === 'POST') posted.push(url);
      const file = files[url];
      if (file) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file);
      else response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>A page</title>');
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  return { start, posted };
}
