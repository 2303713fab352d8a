import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import type { ConnectionLimits } from '../../../server/guards/limits.ts';
import { rawConnection } from '../../support/raw-connection.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (connections: Partial<ConnectionLimits>, more: Parameters<typeof testServer>[0] = {}) => {
  const limitTable = { ...generousLimits, connections: { ...generousLimits.connections, ...connections } };
  server = await testServer({ limitTable, ...more });
};
const healthz = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
/** A form whose body does not come, from a visitor behind the proxy. */
const underWay = (visitor: string) =>
  `POST /api/contacts HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`;

/** An answer on a connection of its own; empty when it was closed without one. */
async function ask(words: string, from?: string): Promise<string> {
  const { socket, heard, closed } = await rawConnection(server.url, from);
  socket.write(words);
  await Promise.race([once(socket, 'data'), closed]);
  socket.destroy();
  return heard();
}

describe('connections of one address', () => {
  test('are limited, and another address has its own', async () => {
    await start({ perAddress: 3 });
    const open = [];
    for (let turn = 0; turn < 3; turn += 1) open.push(await rawConnection(server.url));
    expect(await ask(healthz)).toBe('');
    expect(await ask(healthz, '127.0.0.2')).toContain('200 OK');
    for (const { socket } of open) socket.destroy();
    await expect.poll(() => ask(healthz)).toContain('200 OK');
  });

  test.each([[1], [['loopback']]])('are not limited for a proxy of TRUST_PROXY: %j', async (trustProxy) => {
    await start({ perAddress: 3 }, { trustProxy });
    const open = [];
    for (let turn = 0; turn < 6; turn += 1) open.push(await rawConnection(server.url));
    expect(await ask(healthz)).toContain('200 OK');
    for (const { socket } of open) socket.destroy();
  });
});

test('behind a proxy the requests under way of one visitor are limited, and another visitor has their own', async () => {
  await start({ perAddress: 3 }, { trustProxy: ['loopback'] });
  const waiting = [];
  for (const visitor of ['203.0.113.7', '203.0.113.7:4711', '203.0.113.7']) {
    const one = await rawConnection(server.url);
    one.socket.write(underWay(visitor));
    // It is asked for its body: it is under way.
    await once(one.socket, 'data');
    waiting.push(one);
  }
  const visitor = (address: string) => ask(healthz.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`));
  expect(await visitor('203.0.113.7')).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 1/i);
  expect(await visitor('203.0.113.8')).toContain('200 OK');
  for (const { socket } of waiting) socket.destroy();
  await expect.poll(() => visitor('203.0.113.7')).toContain('200 OK');
});

test('a connection on which nothing moves is closed, also in the middle of an answer', async () => {
  await start({ idleSeconds: 1 });
  const { socket, closed } = await rawConnection(server.url);
  socket.write(underWay('203.0.113.7'));
  await closed;
});
