import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inLessTime } from '../../support/less-time.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { wholeSet } from '../../support/whole-set.ts';

const crowd = wholeSet ? 100 : 1;
/** In the gate, the server's timeouts (10 and 20 seconds) are divided by ten. */
const faster = wholeSet ? 1 : 10;
vi.mock('node:http', async (original) => {
  const http = await original<typeof import('node:http')>();
  return { ...http, createServer: (times: object) => http.createServer(inLessTime(times, faster)) };
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const slow = [
  { what: 'its header', begin: 'POST /api/contacts HTTP/1.1\r\nHost: x\r\n', more: 'X-Slow: 1\r\n' },
  {
    what: 'its body',
    begin: 'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    more: ' ',
  },
];

test.concurrent.each(slow)('who sends $what slowly, however long, is let go with 408', async ({ begin, more }) => {
  const heard = await Promise.all(Array.from({ length: crowd }, () => sendSlowly(begin, more)));
  for (const answer of heard) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await server.ask('/healthz')).status).toBe(200);
});

/** @returns everything until the server closes the connection */
async function sendSlowly(begin: string, more: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
    clearInterval(dripping);
  });
  const dripping = setInterval(() => socket.write(more), 400);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(begin);
  await closed;
  return heard;
}
