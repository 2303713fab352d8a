import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../support/route-table.ts';
import { testServer } from '../../support/server.ts';

/** A server that a visitor may name, and the paths for which it was asked. */
async function listener() {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('no address that a visitor names is asked, in whichever field, parameter or header it stands', async () => {
  const { asked, url } = await listener();
  const server = await testServer();
  onTestFinished(() => server.stop());
  const named = `${url}/named`;
  for (const route of routes) {
    const { method, path } = route;
    if (method === 'GET') {
      const query = new URLSearchParams({ q: named, url: named, token: named, path: named, page: named });
      await server.ask(`${path.replace(/:\w+/g, encodeURIComponent(named))}?${query}`);
      continue;
    }
    for (const example of Object.values(route.body?.examples ?? {})) {
      const good = { message: '', page: '/', ...(example as object) };
      for (const field of Object.keys(good))
        await server.postJson(path, { ...good, [field]: named }, { Referer: named, 'X-Forwarded-Host': named });
    }
  }
  // Asked last: what a handler had asked for was here before.
  await fetch(`${url}/ours`);
  expect(asked).toEqual(['/ours']);
});
