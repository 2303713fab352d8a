import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  socket.write(bytes);
  await closed;
  return heard;
}

const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const head = 'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
  ['a length beside chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks named in another way', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks that are not the last coding', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}${hidden}`],
  ['a length with a sign', `${head}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['a chunk of a negative length', `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${hidden}`],
  ['a header folded over two lines', `${head}Transfer-Encoding:\r\n chunked, x\r\n\r\n0\r\n\r\n${hidden}`],
  ['a line that ends in a bare carriage return', `${head}X: a\rContent-Length: 2\r\n\r\n{}${hidden}`],
])('%s is refused, and nothing behind it is answered', async (_what, bytes) => {
  const heard = await send(bytes);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE is refused everywhere', async () => {
  for (const path of ['/', '/api/contacts', '/healthz']) {
    const answer = await server.askRaw(path, { Cookie: 'secret=1' }, 'TRACE');
    expect([404, 405], path).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
  }
});
