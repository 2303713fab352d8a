import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedServerEntry } from '../support/real-site.ts';
import { booking } from '../support/requests.ts';
import { p99, responseTimes } from '../support/response-times.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { slowDisk } from '../support/slow-disk.ts';
import { wholeSet } from '../support/whole-set.ts';

const disk = slowDisk();
if (!disk) console.warn('A slow disk: skipped, because there is no C compiler `cc` here (Linux only)');

const asked = wholeSet ? 1_000 : 100;
const leads = wholeSet ? 40 : 4;

describe.skipIf(!disk)('while the disk is slow', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ ...disk?.environment, LOG_LEVEL: 'error' }, sharedServerEntry);
  });
  afterAll(async () => {
    disk?.quick();
    await server?.remove();
    disk?.remove();
  });

  const post = (name: string) =>
    fetch(`${server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...booking, name }),
    });

  const ask = (times: number) => responseTimes(server.url, times);

  test('pages and /healthz are answered while leads wait for it, and every lead is kept', async () => {
    await ask(asked);
    const healthy = await ask(asked);
    disk?.slow();
    let waiting = leads;
    const answers = Array.from({ length: leads }, async (_, lead) => {
      const answer = await post(`Ann Number ${lead}`);
      waiting -= 1;
      return answer.status;
    });
    const slow = await ask(asked);
    expect(waiting).toBe(leads);
    disk?.quick();
    expect(await Promise.all(answers)).toEqual(Array(leads).fill(201));
    expect(await server.leads()).toHaveLength(leads);
    console.log(`99 of 100 answered within ${p99(healthy)} ms, with a slow disk ${p99(slow)} ms`);
  });

  test('SIGTERM while a lead waits for the disk: it is kept and answered before the server ends', async () => {
    const before = (await server.leads()).length;
    disk?.slow();
    const answer = post('Ann Last');
    // It has the lead once it has answered what was sent after it, and is stopping once it takes nobody in.
    await ask(4);
    const ended = server.kill('SIGTERM');
    while (await fetch(`${server.url}/healthz`).then(Boolean, () => false));
    disk?.quick();
    expect((await answer).status).toBe(201);
    await ended;
    expect(await server.leads()).toHaveLength(before + 1);
  });
});
