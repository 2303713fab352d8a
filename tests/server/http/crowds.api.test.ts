import { once } from 'node:events';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { ConnectionLimits } from '../../../server/guards/limits.ts';
import type { Overrides } from '../../../server/start.ts';
import { paths } from '../../../shared/http.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { answering, ChatVisitor, echo } from '../../support/chat.ts';
import { type RawConnection, rawConnection } from '../../support/raw-connection.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { beforeRelease } from '../../support/whole-set.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (connections: Partial<ConnectionLimits>, more: Overrides = {}) => {
  const limitTable = { ...generousLimits, connections: { ...generousLimits.connections, ...connections } };
  server = await testServer({ limitTable, ...more });
};
const healthz = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

/** Uses a new connection. Empty if it was closed without a response. */
async function ask(words: string): Promise<string> {
  const { socket, heard, closed } = await rawConnection(server.url);
  socket.write(words);
  await Promise.race([once(socket, 'data'), closed]);
  socket.destroy();
  return heard();
}

test('an address, a network, all visitors and a session of staff hold so many streams open; one that ends makes room', async () => {
  const streams = { ofSession: 1, ofAddress: 2, ofNetwork: 3, all: 4 };
  await start({ streams }, { ...owner, requireTotp: false, trustProxy: ['loopback'], ...answering(echo()) });
  const visitor = new ChatVisitor(server);
  await visitor.ask('Hello');
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const listen = async (address: string, signal = leaving.signal) => {
    const headers = { Authorization: `Bearer ${visitor.secret}`, 'X-Forwarded-For': address };
    const answer = await server.ask(`${paths.chatLive}?sessionId=${visitor.sessionId}`, { headers, signal });
    return answer.status;
  };
  const first = new AbortController();
  expect(await listen('192.0.2.1', first.signal)).toBe(200);
  expect(await listen('192.0.2.1')).toBe(200);
  expect(await listen('192.0.2.1')).toBe(429);
  expect(await listen('192.0.2.2')).toBe(200);
  expect(await listen('192.0.2.3')).toBe(429);
  expect(await listen('198.51.100.1')).toBe(200);
  expect(await listen('203.0.113.1')).toBe(429);
  const desk = staffBrowser(server);
  await desk.signIn();
  const live = () => fetch(server.url + inboxPaths.live, { headers: { Cookie: desk.cookie }, signal: leaving.signal });
  expect((await live()).status).toBe(200);
  expect((await live()).status).toBe(429);
  first.abort();
  await expect.poll(() => listen('203.0.113.1')).toBe(200);
});

test('connections are limited; those that are open stay, and once one ends another is taken', async () => {
  await start({ most: 3 });
  const open: RawConnection[] = [];
  for (let turn = 0; turn < 3; turn += 1) open.push(await rawConnection(server.url));
  expect(await ask(healthz)).toBe('');
  open[0]?.socket.write(healthz);
  await expect.poll(() => open[0]?.heard()).toContain('200 OK');
  for (const { socket } of open) socket.destroy();
  await expect.poll(() => ask(healthz)).toContain('200 OK');
});

test('the answer to the last request that one connection may make says so; a further one gets 503', async () => {
  await start({ requests: 2 });
  const { socket, heard } = await rawConnection(server.url);
  for (let turn = 0; turn < 3; turn += 1) {
    socket.write(healthz);
    await once(socket, 'data');
  }
  socket.destroy();
  const answers = heard().match(/(?<=HTTP\/1\.1 )\d+|(?<=Connection: )[a-z-]+/g);
  expect(answers).toEqual(['200', 'keep-alive', '200', 'close', '503', 'close']);
});

beforeRelease('a connection on which nothing moves is closed, also in the middle of an answer', async () => {
  await start({ idleSeconds: 1 });
  const { socket, closed } = await rawConnection(server.url);
  socket.write(
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  );
  await closed;
});
