import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';

type Line = { from: string; to: string; status: string };

/** What Netlify does with `_redirects`, `_headers` and 404.html of a built site. */
export async function startStaticHost(distDir: string) {
  const lines = readFileSync(join(distDir, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line): Line => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status };
    });
  const headers = sections(readFileSync(join(distDir, '_headers'), 'utf8'));
  const server = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static host has no port');

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const [path = '/', search] = (req.url ?? '/').split('?');
    for (const { from, fields } of headers)
      if (matched(from, path) !== undefined) for (const [name, value] of fields) res.setHeader(name, value);
    const file = [join(distDir, path), join(distDir, `${path}.html`), join(distDir, path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    const line = lines.find(({ from, status }) => matched(from, path) !== undefined && (!file || status.endsWith('!')));
    const splat = line ? (matched(line.from, path) ?? '') : '';
    const to = line?.to.replace(':splat', splat);
    if (to && line?.status.startsWith('200')) {
      passOn(req, res, to + (search === undefined ? '' : `?${search}`));
      return;
    }
    if (to && line?.status === '301') return void res.writeHead(301, { location: to }).end();
    if (file && !line) return void res.end(readFileSync(file));
    res.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(distDir, '404.html')));
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What `*` stands for; undefined if the pattern does not match. */
function matched(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return pattern === path ? '' : undefined;
  return path.startsWith(pattern.slice(0, -1)) ? path.slice(pattern.length - 1) : undefined;
}

function sections(text: string): { from: string; fields: [string, string][] }[] {
  return text.split(/^(?=\/)/m).map((section) => {
    const [from = '', ...rest] = section.trim().split('\n');
    const fields = rest.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
    return { from, fields };
  });
}

function passOn(req: IncomingMessage, res: ServerResponse, to: string): void {
  const headers = { ...req.headers, host: new URL(to).host, 'x-forwarded-for': '192.0.2.7' };
  const passed = request(to, { method: req.method, headers }, (found) => {
    res.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(res);
  });
  req.pipe(passed);
}
