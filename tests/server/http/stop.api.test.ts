import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../../server/http/listen.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { generousLimits, testServer } from '../../support/server.ts';
import { wholeSet } from '../../support/whole-set.ts';

const crowd = wholeSet ? 600 : 150;
const served = crowd / 6;

async function connection(url: string): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, heard: () => text, closed };
}

eachDatabase('A stop', (databases) => {
  test('finishes the request that is under way, closes idle connections and takes no new ones', async () => {
    const server = await testServer(await databases.fresh());
    const idle = await connection(server.url);
    idle.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle.socket, 'data');
    expect(idle.heard()).toContain('200 OK');

    const body = JSON.stringify(booking);
    const busy = await connection(server.url);
    const head = `POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    busy.socket.write(head);
    // The server asks for the body, so it has the request.
    await once(busy.socket, 'data');

    const stopped = server.stop();
    await idle.closed;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    busy.socket.write(body);
    await busy.closed;
    await stopped;
    expect(busy.heard()).toMatch(/201 Created[\s\S]*connection: close[\s\S]*"reference"/i);
  });

  // Waiting for its headers to be late would take ten seconds.
  test('is not held up by a connection that has asked nothing, as browsers open them ahead of need', {
    timeout: 8_000,
  }, async () => {
    const listening = await listen('127.0.0.1', 0, generousLimits.connections);
    const { closed } = await connection(listening.url);
    await listening.stop(60_000);
    await closed;
  });

  test('in the middle of a rush keeps every lead that was answered, and answers nothing wrong', async () => {
    const server = await testServer({ ...(await databases.fresh()), limitTable: generousLimits });
    const references: string[] = [];
    const others: number[] = [];
    let stopped: Promise<void> | undefined;
    const post = async (visitor: number) => {
      const answer = await server.postJson('/api/contacts', {
        ...booking,
        email: `visitor-${visitor}@visitor.example`,
      });
      if (answer.status !== 201) return others.push(answer.status);
      references.push(((await answer.json()) as { reference: string }).reference);
      if (references.length === served) stopped = server.stop();
    };
    await Promise.allSettled(Array.from({ length: crowd }, (_, visitor) => post(visitor)));
    await stopped;
    const kept = new Set((await server.leads()).map(({ reference }) => reference));
    expect(references.length).toBeGreaterThanOrEqual(served);
    expect(references.filter((reference) => !kept.has(reference))).toEqual([]);
    expect(others.filter((status) => status !== 503)).toEqual([]);
  });
});
