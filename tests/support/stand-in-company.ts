import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { path: string; body: string };

export type Company = { origin: string; heard: Heard[]; stop(): Promise<void> };

/** Serves `code` for every script and records requests. */
export async function standInCompany(code: (path: string) => string): Promise<Company> {
  const heard: Heard[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method !== 'OPTIONS') heard.push({ path: request.url ?? '', body });
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      });
      response.end(request.method === 'GET' ? code(request.url ?? '') : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A cookie, a storage entry, a second script, a request to its host. */
export const visitorScript = (path: string) =>
  path.includes('nested')
    ? ''
    : `document.cookie = 'visitor_id=1; path=/'; localStorage.setItem('vendor', '1');
       const nested = document.createElement('script');
       nested.src = new URL('/nested.js', document.currentScript.src);
       document.head.append(nested);
       document.addEventListener('itwidgets:track', ({ detail }) =>
         fetch(new URL('/hit', nested.src), { method: 'POST', body: JSON.stringify(detail) }));`;
