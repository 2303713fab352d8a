import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { deafConnections, rawConnection } from '../../support/raw-connection.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { wholeSet } from '../../support/whole-set.ts';

const largeFile = 8_000_000;
/** Maximum memory per connection (bytes), uncollected garbage included. */
const mostEach = 3_000_000;
const token = 'a-token-of-the-operator';
const crowd = wholeSet ? 110 : 40;
const asked = wholeSet ? 300 : 60;
const halfRequests = wholeSet ? 200 : 25;

let dist: string;
let server: ServerProcess;
beforeAll(async () => {
  dist = fixtureDist();
  writeFileSync(join(dist, 'large.bin'), Buffer.alloc(largeFile, 'x'));
  server = await startServerProcess({ FIXTURE_DIST: dist, METRICS_TOKEN: token }, 'tests/support/fixture-server.ts');
});
afterAll(async () => {
  await server?.remove();
  rmSync(dist, { recursive: true, force: true });
});

type Holdings = { descriptors: number; memory: number };

async function holdings(): Promise<Holdings> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { descriptors: figure('process_open_fds'), memory: figure('process_resident_memory_bytes') };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const isHealthy = async () => (await fetch(`${server.url}/healthz`)).status === 200;

describe('a client that does not read its answers', () => {
  test('holds no file however much it asked for, and delays nobody else', async () => {
    const before = await holdings();
    const deaf = await deafConnections(server.url, crowd, get('/large.bin').repeat(asked));
    let most = before;
    for (let look = 0; look < 5; look += 1) {
      expect(await isHealthy()).toBe(true);
      const now = await holdings();
      if (now.memory > most.memory) most = now;
      expect(now.descriptors).toBeLessThan(before.descriptors + 2 * crowd + 20);
      expect(now.memory).toBeLessThan(before.memory + crowd * mostEach);
    }
    console.log(
      `${crowd} × ${asked} files asked for, none read: ${Math.round(most.memory / 1e6)} MB (${Math.round(before.memory / 1e6)} before), ${most.descriptors} descriptors (${before.descriptors} before)`,
    );
    for (const socket of deaf) socket.destroy();
    await expect
      .poll(async () => (await holdings()).descriptors, { timeout: 20_000 })
      .toBeLessThan(before.descriptors + 20);
  });

  test('holds one open file a connection when it asks for one', async () => {
    const before = await holdings();
    const deaf = await deafConnections(server.url, crowd, get('/large.bin'));
    expect(await isHealthy()).toBe(true);
    await expect.poll(async () => (await holdings()).descriptors).toBeGreaterThan(before.descriptors + 1.5 * crowd);
    const now = await holdings();
    expect(now.descriptors).toBeLessThan(before.descriptors + 2 * crowd + 20);
    expect(now.memory).toBeLessThan(before.memory + crowd * mostEach);
    for (const socket of deaf) socket.destroy();
    await expect
      .poll(async () => (await holdings()).descriptors, { timeout: 20_000 })
      .toBeLessThan(before.descriptors + 20);
  });
});

test('a third request before the first answer closes the connection', async () => {
  const { socket, closed } = await rawConnection(server.url);
  socket.pause();
  socket.write(get('/large.bin').repeat(3));
  socket.resume();
  await closed;
  expect(await isHealthy()).toBe(true);
});

test('half requests leave nothing behind', async () => {
  const before = await holdings();
  const halves = [
    'GET / HT',
    'GET / HTTP/1.1\r\nHost: x\r\nX-',
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{',
  ];
  for (const half of halves) {
    const sockets = await deafConnections(server.url, halfRequests, half);
    expect(await isHealthy()).toBe(true);
    for (const socket of sockets) socket.destroy();
  }
  await expect
    .poll(async () => (await holdings()).descriptors, { timeout: 20_000 })
    .toBeLessThan(before.descriptors + 10);
});

/** Hidden in a request that proxy and server may parse differently. */
const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const post = 'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const smuggled: [string, string][] = [
  ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
  ['two lengths in one header', `${post}Content-Length: 2, 40\r\n\r\n{}${hidden}`],
  ['a signed length', `${post}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['a length in hexadecimal', `${post}Content-Length: 0x2\r\n\r\n{}${hidden}`],
  ['an unknown transfer coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks that are not the last coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a transfer coding with a space before its colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a transfer coding after a tab', `${post}Transfer-Encoding:\tchunked, x\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'a folded header',
    `${post}X-Long: a\r\n b\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n{}${hidden}`,
  ],
  ['a bare line feed', `${post}Content-Length: 2\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a chunk of no length', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a chunk longer than numbers go', `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}${hidden}`],
  ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`],
  ['two hosts in other letters', `GET / HTTP/1.1\r\nHOST: x\r\nhost: x\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
  ['a space in a header name', 'GET / HTTP/1.1\r\nHost: x\r\nX A: b\r\n\r\n'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown method', 'SPLICE / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a head of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
];

/** Positions at which to split a request; 0: no split. */
const cuts = (words: string): number[] => (wholeSet ? [...Array(Math.min(words.length, 300)).keys()] : [0]);

test.concurrent.each(smuggled)(
  'a request with %s is refused, and what is hidden in it is not read',
  { timeout: 120_000 },
  async (_what, words) => {
    for (const cut of cuts(words)) {
      const { socket, heard, closed } = await rawConnection(server.url);
      const answered = Promise.race([once(socket, 'data'), closed]);
      if (cut > 0) await new Promise((sent) => socket.write(words.slice(0, cut), 'latin1', sent));
      socket.write(words.slice(cut), 'latin1');
      await answered;
      socket.end();
      await closed;
      const statuses = [...heard().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
      // After that many posts an address is refused before its invalid body is read.
      const refusals = statuses.filter((status) => status !== '429');
      expect(statuses.length, `cut at ${cut}`).toBeGreaterThan(0);
      expect(refusals.length, `cut at ${cut}`).toBeLessThanOrEqual(1);
      for (const status of refusals) expect(status).toMatch(/^4(00|05|13|15|31)$/);
    }
  },
);

const outside = [
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..%5c..%5cpackage.json',
  '/..%c0%af..%c0%afetc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/....//....//etc/passwd',
  '/..;/..;/etc/passwd',
  '/assets/..%2f_server/styles.json',
  '/assets/..%00/_server/styles.json',
  '/large.bin%00.html',
  '/contact-us%00',
  'http://x/../../etc/passwd',
  'file:///etc/passwd',
  '*',
  '/.git/config',
  '/.well-known/../.env',
];

/** `test:all` also starts in each folder, and varies each character's case and encoding. */
const everywhere = wholeSet
  ? outside.flatMap((path) => [
      ...['', '/assets', '/services', '/widgets', '/api'].map((folder) =>
        path.startsWith('/') ? folder + path : path,
      ),
      path.replaceAll(/%[0-9a-f]{2}/g, (code) => code.toUpperCase()),
      path.replaceAll('%', '%25'),
    ])
  : outside;

test.each([...new Set(everywhere)])('%s leads to no file', async (path) => {
  const { socket, heard } = await rawConnection(server.url);
  socket.write(get(path));
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 (400|404) /);
  expect(heard()).not.toMatch(/root:|sha256-home|"name":/);
  socket.destroy();
});

test.each([
  ['', 404],
  ['/Contact-US', 404],
  ['.html', 404],
])('a name longer than the system allows is an address like any other: …%s', async (end, status) => {
  for (const length of [255, 256, 1000, 4000, 8000]) {
    const answer = await fetch(`${server.url}/${'a'.repeat(length)}${end}`, { redirect: 'manual' });
    expect([length, answer.status]).toEqual([length, status]);
  }
});
