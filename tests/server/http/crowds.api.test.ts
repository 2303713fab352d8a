import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { ConnectionLimits } from '../../../server/guards/limits.ts';
import { type RawConnection, rawConnection } from '../../support/raw-connection.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (connections: Partial<ConnectionLimits>) => {
  const limitTable = { ...generousLimits, connections: { ...generousLimits.connections, ...connections } };
  server = await testServer({ limitTable });
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

test('a connection on which nothing moves is closed, also in the middle of an answer', async () => {
  await start({ idleSeconds: 1 });
  const { socket, closed } = await rawConnection(server.url);
  socket.write(
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  );
  await closed;
});
