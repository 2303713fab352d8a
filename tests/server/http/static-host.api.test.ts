import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { netlifyFile } from '../../../site/redirects/netlify-file.ts';
import { nginxMap } from '../../../site/redirects/nginx-map.ts';
import { headersFile, ofServer } from '../../../site/redirects/static-host.ts';
import { deployFile } from '../../support/deploy-files.ts';
import { testWith } from '../../support/describe-with.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { nginx, startStaticNginx } from '../../support/proxy.ts';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { startStaticHost } from '../../support/static-host.ts';

/* Pages on a static host, the server elsewhere (docs/operating.md, "A static host"): the host's files pass on what only it answers. */

const siteOrigin = 'https://www.ours.example';
const pages = fixtureDist();
let server: TestServer;
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  server = await testServer({ siteOrigin, trustProxy: ['loopback'] });
  const data = { valid: ['/', '/blog'], posts: ['one'], files: [], aliases: {}, legacy: { '/old': '/blog' } };
  writeFileSync(join(pages, '_redirects'), netlifyFile(data, '/mine /blog 301', server.url));
  writeFileSync(join(pages, '_headers'), headersFile);
  writeFileSync(join(pages, '_server/redirects.nginx.conf'), nginxMap(data));
  for (const folder of ['assets', 'images']) mkdirSync(join(pages, folder), { recursive: true });
  writeFileSync(join(pages, 'assets/x-1.js'), '');
  writeFileSync(
    join(pages, 'images/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  host = await startStaticHost(pages);
});
afterAll(async () => {
  await host.stop();
  await server.stop();
  rmSync(pages, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(host.url + path, { redirect: 'manual', ...init });

test('a page comes from the host, with the headers that matter', async () => {
  const page = await ask('/contact-us');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect((await ask('/assets/x-1.js')).headers.get('cache-control')).toContain('immutable');
  // A pinned version has an integrity value, for which a browser asks whether other origins may read it.
  for (const script of ['/widgets.js', '/widgets/0.4.7.js'])
    expect([script, (await ask(script)).headers.get('access-control-allow-origin')]).toEqual([script, '*']);
});

test('a form of a page with a script is kept by the server, for its own visitor', async () => {
  const sent = await ask(paths.contacts, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    body: JSON.stringify({ ...booking, email: 'static@visitor.example' }),
  });
  expect(sent.status).toBe(201);
  expect((await server.leads()).map(({ email }) => email)).toContain('static@visitor.example');
});

test('a form without a script is kept too, and its thank-you page comes through the host', async () => {
  const body = new URLSearchParams({ ...booking, email: 'plain@visitor.example' } as Record<string, string>);
  const sent = await ask(paths.contacts, { method: 'POST', headers: { origin: siteOrigin }, body });
  expect(sent.status).toBe(303);
  const location = sent.headers.get('location') ?? '';
  expect(location).toMatch(/^\/thank-you/);
  expect(await (await ask(location)).text()).toContain('Sent');
});

test('a page elsewhere is still refused', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  expect((await ask(paths.contacts, { method: 'POST', headers, body: JSON.stringify(booking) })).status).toBe(403);
});

test('old addresses and the owner’s own lines redirect; what is the server’s is not published', async () => {
  expect((await ask('/old')).headers.get('location')).toBe('/blog');
  expect((await ask('/mine')).headers.get('location')).toBe('/blog');
  expect((await ask('/_server/redirects.json')).status).toBe(404);
  expect((await ask('/nowhere')).status).toBe(404);
});

testWith(
  nginx,
  'nginx is not installed (apt-get install nginx-light).',
  'with nginx a file has the headers of a page, and its own: no script of a picture (SVG) runs, whatever its folder',
  async (program) => {
    const running = await startStaticNginx(program, pages, server.url);
    onTestFinished(() => running.stop());
    const headersOf = async (path: string) => (await fetch(running.url + path, { redirect: 'manual' })).headers;
    for (const path of ['/', '/images/logo.svg', '/assets/x-1.js', '/widgets.js', '/widgets/0.1.0.js', '/nowhere']) {
      const headers = await headersOf(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("script-src 'self' "),
      ]);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      const isForever = path.startsWith('/images') || path.startsWith('/assets');
      expect([path, headers.get('cache-control')]).toEqual([
        path,
        isForever ? expect.stringContaining('immutable') : null,
      ]);
      const forPartners = path.startsWith('/widgets');
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, forPartners ? '*' : null]);
      expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, forPartners ? 'cross-origin' : null]);
    }
    expect((await headersOf('/old?key=ann%40visitor.example')).get('location')).toContain('/blog?key=');
    await expect.poll(running.log).toContain('"GET /old" 301');
    expect(running.log()).not.toContain('visitor.example');
  },
);

test('the host passes on every page that the server fills, on Cloudflare Pages and with nginx too', () => {
  const nginx = deployFile('nginx-static.conf');
  const cloudflare = /const ofServer =\s+\/(.+)\/;/.exec(
    readFileSync(join(root, 'docs/deploy/cloudflare-pages.js'), 'utf8'),
  );
  const passed = new RegExp(cloudflare?.[1] ?? '^$');
  expect(/location ~ (\^\/\(\?:api.+) \{$/m.exec(nginx)?.[1]).toBe(passed.source.replaceAll('\\/', '/'));
  for (const [, name, value] of headersFile.split('/assets/*')[0]?.matchAll(/^ {2}([\w-]+): (.+)$/gm) ?? [])
    expect(nginx.replaceAll('"', '')).toContain(`add_header ${name} ${value} always;`);
  const isPassed = (path: string) =>
    ofServer.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
  const pagesOfServer = routes.filter(
    ({ method, path }) => method === 'GET' && !/^\/(healthz|readyz|metrics)$/.test(path),
  );
  for (const { path } of pagesOfServer) expect([path, isPassed(path), passed.test(path)]).toEqual([path, true, true]);
});
