import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callAddress } from '../../../server/webhooks/call-address.ts';
import { sendOn } from '../../support/send-on.ts';

const here = { schemes: ['http:'], allows: () => true, resolve: async () => ['127.0.0.1'] };

/** Calls a receiver that says these words; `again`: without end. */
async function callOne(words: string, again?: string) {
  const sent = Promise.withResolvers<number>();
  const server = createServer((socket) => {
    socket.write(words);
    if (again) sent.resolve(sendOn(socket, again));
    else socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const status = callAddress(here, { url, headers: {}, body: '{}' }, AbortSignal.timeout(4_000));
  return { status, sent: sent.promise };
}

test('a receiver that would speak another protocol is left at once', async () => {
  const { status } = await callOne('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  await expect(status).rejects.toThrow('closed the connection');
});

test('an answer without end is not read on: its status is enough', async () => {
  const { status, sent } = await callOne('HTTP/1.1 200 OK\r\nContent-Length: 4000000000\r\n\r\n', 'a'.repeat(100_000));
  expect(await status).toBe(200);
  expect(await sent).toBeLessThan(50_000_000);
});
