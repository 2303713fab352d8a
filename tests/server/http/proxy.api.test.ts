import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { nginx, type RunningProxy, startNginx } from '../../support/proxy.ts';
import { rawConnection } from '../../support/raw-connection.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const missing = 'nginx is not installed (apt-get install nginx-light).';

describeWith(nginx, missing, 'nginx with docs/deploy/nginx.conf', (program) => {
  let server: TestServer;
  let proxy: RunningProxy;
  beforeAll(async () => {
    server = await testServer({ trustProxy: ['loopback'] });
    const { host } = new URL(server.url);
    proxy = await startNginx(program, [host, host, host]);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  /** The start of a response; the connection stays open. */
  async function begin(words: string, from?: string) {
    const connection = await rawConnection(proxy.url, from);
    connection.socket.write(words);
    return connection;
  }
  // Counts, which nginx does not limit.
  const post = (bytes: number) =>
    `POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

  test('lets one address have 256 requests under way; another address has its own', async () => {
    const waiting = await Promise.all(Array.from({ length: 256 }, () => begin(post(2))));
    const statusFrom = async (from?: string) => {
      const { socket, heard } = await begin('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', from);
      await once(socket, 'data');
      socket.destroy();
      return heard().split(' ')[1];
    };
    await expect.poll(() => statusFrom()).toBe('429');
    expect(await statusFrom('127.0.0.2')).toBe('200');
    for (const { socket } of waiting) socket.destroy();
    await expect.poll(() => statusFrom()).toBe('200');
  });

  test.each([
    ['forms of an address', 'POST', '/api/contacts', () => '203.0.113.7', '203.0.113.8'],
    [
      'sign-ins of a /48',
      'POST',
      '/api/staff/sign-in',
      (at: number) => `2001:db8:7:${at.toString(16)}::1`,
      '2001:db8:8::1',
    ],
    ['searches of a /24', 'GET', '/search', (at: number) => `198.51.100.${at}`, '198.51.101.1'],
  ])(
    'stops a flood of %s before the server; who is elsewhere is let through',
    async (_, method, path, addressAt, other) => {
      const statusFrom = async (address: string) => {
        const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json' };
        const body = method === 'POST' ? '{}' : undefined;
        return (await fetch(proxy.url + path, { method, headers, body })).status;
      };
      const all = await Promise.all(Array.from({ length: 100 }, (__, at) => statusFrom(addressAt(at))));
      const stopped = all.filter((status) => status === 429).length;
      expect(stopped).toBeGreaterThan(10);
      expect(stopped).toBeLessThan(65);
      expect(await statusFrom(other)).not.toBe(429);
    },
  );

  test('refuses an endless body at its header', async () => {
    const { heard, closed, socket } = await begin(post(1_000_000_000));
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 413 /);
    socket.end();
    await closed;
  });
});
