import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../support/server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test.each([
  ['restore-log.csv', 'text/csv;charset=utf-8'],
  ['list-mailboxes.ps1', 'text/plain;charset=utf-8'],
])('%s, which an article offers, is saved under its own name and as what it is', async (name, type) => {
  const { status, headers } = await server.askRaw(`/files/library/restore-tests/${name}`);
  expect([status, headers['content-type'], headers['content-disposition'], headers['x-content-type-options']]).toEqual([
    200,
    type,
    `attachment; filename="${name}"`,
    'nosniff',
  ]);
});

describe('spelling', () => {
  test.each([
    ['/Contact-US', '/contact-us'],
    ['/contact-us/', '/contact-us'],
    ['/CONTACT-US/?utm_source=a&x=%2F&x=2', '/contact-us?utm_source=a&x=%2F&x=2'],
    ['/contact-us.html', '/contact-us'],
    ['/%63ontact-us', '/contact-us'],
    ['//contact-us', '/contact-us'],
    ['/Services//Cybersecurity/', '/services/cybersecurity'],
    ['/index.html', '/'],
    ['/INDEX', '/'],
  ])('%s is sent to its canonical spelling once', async (path, target) => {
    const answer = await server.askRaw(path);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
    expect((await server.askRaw(target)).status).toBe(200);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
    '///evil.example/contact-us',
    '/%5cevil.example',
  ])('%s leads to no other site', async (path) => {
    const answer = await server.askRaw(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  test('whatever the path, a redirect stays on this site', async () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '..',
      '.',
      'contact-us',
      'Contact-US',
      'evil.example',
      '@',
      ':',
      '%00',
      '%',
      '?',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 6 }), async (pieces) => {
        const path = encodeURI(`/${pieces.join('')}`).replaceAll('%25', '%');
        const answer = await server.askRaw(path);
        expect([200, 301, 404]).toContain(answer.status);
        if (answer.status === 301) expect(answer.headers.location).toMatch(/^\/(contact-us)?(\?.*)?$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is not served', () => {
  test.each([
    '/_server/styles.json',
    '/_SERVER/styles.json',
    '/_server/shells/sent.html',
    '/_server/shells/sent',
    '/%5fserver/styles.json',
    '/assets/../_server/styles.json',
    '/assets/%2e%2e/_server/styles.json',
    '//_server/styles.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\package.json',
    '/contact-us.html.br',
    '/widgets.js.gz',
    '/.env',
    '/.git/config',
    '/assets/',
    '/fonts/',
    '/404',
    '/404.html',
    '/404/',
    '/404.html/',
    '/_redirects',
    '/_headers',
    '/_redirects/',
    '/_redirects//',
    '/_redirects%2f',
    '/_server/styles.json/',
    '/contact-us.html.br/',
    '/index.html.gz/',
    '/robots.txt/',
    '/.env/',
    '/_headers#x',
    '/contact-us.html.br#x',
  ])('%s is the not-found page', async (path) => {
    const answer = await server.askRaw(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Not found');
    expect(answer.headers['content-security-policy']).toContain("'sha256-lost'");
  });
});

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/contact-us', 'no-cache'],
    ['/assets/site/site-abc123.js', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'public, max-age=31536000, immutable'],
    ['/widgets.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/widgets/0.1.0.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, cacheControl) => {
    expect((await server.ask(path)).headers.get('cache-control')).toBe(cacheControl);
  });

  test('a page that has not changed is answered with 304', async () => {
    const etag = (await server.ask('/')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await server.ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each(['br', 'gzip'])('the %s copy is served, and caches are told that it varies', async (encoding) => {
    const answer = await server.askRaw('/contact-us', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  test('partners may read the script, and it is UTF-8 whatever their page is', async () => {
    for (const path of ['/widgets.js', '/widgets/0.1.0.js', '/widgets/0.1.js']) {
      const { headers } = await server.ask(path);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('content-type')).toBe('text/javascript;charset=utf-8');
    }
  });

  test('partners may read that a version is not there', async () => {
    const { status, headers } = await server.ask('/widgets/9.9.9.js');
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('ranges', () => {
  test.each(['bytes=-5', 'bytes=9-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=x-y', 'bytes=', 'bytes=0-0', 'bytes=0-00'])(
    '%s gets the whole file',
    async (range) => {
      const answer = await server.ask('/robots.txt', { headers: { range, 'accept-encoding': 'identity' } });
      expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\n']);
    },
  );

  test('a plain range gets its bytes', async () => {
    const answer = await server.ask('/robots.txt', { headers: { range: 'bytes=0-3', 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'User']);
  });
});

test('HEAD says what GET would, without a body', async () => {
  const answer = await server.ask('/contact-us', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('a form posted to a page gets 405', async () => {
  const answer = await server.postForm('/contact-us', { name: 'x' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('a build that is swapped in while the server runs', () => {
  let own: TestServer;
  const next = () => `${own.distDir}-next`;
  beforeEach(async () => {
    own = await testServer();
    cpSync(own.distDir, next(), { recursive: true });
  });
  afterEach(async () => {
    rmSync(next(), { recursive: true, force: true });
    await own.stop();
  });
  const write = (name: string, text: string) => writeFileSync(join(next(), name), text);
  const swap = () => {
    rmSync(own.distDir, { recursive: true });
    renameSync(next(), own.distDir);
  };

  test('is served as a whole from then on: pages, their policy, new and removed addresses', async () => {
    const longer = readFileSync(join(next(), 'contact-us.html'), 'utf8').replace(
      'Contact</h1>',
      'Contact, longer</h1>',
    );
    write('contact-us.html', longer);
    for (const file of ['contact-us.html', 'robots.txt'])
      for (const copy of ['br', 'gz']) rmSync(join(next(), `${file}.${copy}`), { force: true });
    write('new-page.html', '<h1>New</h1>');
    write('_server/styles.json', JSON.stringify({ '/': ['sha256-new'] }));
    rmSync(join(next(), 'robots.txt'));
    const robots = async () => (await own.ask('/robots.txt')).status;
    expect([await (await own.ask('/contact-us')).text(), await robots()]).toEqual([
      expect.stringContaining('<h1>Contact</h1>'),
      200,
    ]);
    swap();
    const { headers, body } = await own.askRaw('/contact-us');
    expect([body, headers['content-length']]).toEqual([longer, String(longer.length)]);
    expect((await own.ask('/')).headers.get('content-security-policy')).toContain("'sha256-new'");
    expect((await own.ask('/New-Page/')).headers.get('location')).toBe('/new-page');
    expect(await robots()).toBe(404);
  });

  beforeRelease('leaves the server as it is while there is no folder', async () => {
    expect((await own.ask('/contact-us')).status).toBe(200);
    rmSync(own.distDir, { recursive: true });
    expect((await own.ask('/healthz')).status).toBe(200);
    await expect((async () => (await own.ask('/robots.txt')).text())()).rejects.toThrow();
    renameSync(next(), own.distDir);
    expect((await own.ask('/robots.txt')).status).toBe(200);
  });
});
