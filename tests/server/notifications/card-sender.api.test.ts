import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCardSender } from '../../../server/notifications/create-card-sender.ts';
import type { JobRow } from '../../../server/notifications/tables.ts';
import { sendOn } from '../../support/send-on.ts';

test('an answer of Teams that does not end is not read on, and its card counts as sent', async () => {
  const sent = Promise.withResolvers<number>();
  const server = createServer((_, response) => sent.resolve(sendOn(response, 'a'.repeat(1_000_000))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const letter = async () => ({ subject: 'A lead', parts: [], footer: [] });
  const { port } = server.address() as AddressInfo;
  const writers = { 'lead-teams': letter } as unknown as Parameters<typeof createCardSender>[1];
  const send = createCardSender(`http://127.0.0.1:${port}/`, writers);
  expect(await send({ kind: 'lead-teams' } as JobRow, new AbortController().signal)).toBe(true);
  expect(await sent.promise).toBeLessThan(50_000_000);
});
