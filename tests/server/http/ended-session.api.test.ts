import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FindStaff } from '../../../server/guards/access.ts';
import { type ReadRoute, writeRoute } from '../../../server/http/route.ts';
import type { StaffRole } from '../../../shared/staff/staff.ts';
import { rawConnection } from '../../support/raw-connection.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const path = '/api/staff/example';
const done: string[] = [];
let role: StaffRole | undefined;
const findStaff: FindStaff = async ({ session }) =>
  session && role ? { id: 7, role, email: 'ann@staff.example', session: 1 } : undefined;

const write = writeRoute<{ name: string }>({
  method: 'POST',
  path,
  summary: 'Write a thing.',
  access: { staff: 'admin' },
  limit: 'open',
  judged: false,
  body: { schemas: [z.object({ name: z.string() })] },
  handle: ({ body }) => {
    done.push(body.name);
    return { status: 200, json: { ok: true } };
  },
});

/** As an export does whose reader is slow. */
async function* pieces() {
  for (let row = 0; row < 4; row += 1) {
    yield `row ${row}\n`;
    await wait(700);
  }
  done.push('all rows');
}
const read: ReadRoute = {
  method: 'GET',
  path,
  summary: 'Read many things.',
  access: { staff: 'admin' },
  limit: 'open',
  handle: () => ({ status: 200, headers: { 'Content-Type': 'text/csv' }, pieces: pieces() }),
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ routes: () => [read, write], findStaff });
});
afterAll(() => server.stop());
beforeEach(() => {
  role = 'admin';
  done.length = 0;
});

test.each([
  ['ended', undefined, 401],
  ['is of another role', 'sales', 403],
] as const)('a body that was still coming when its session %s does nothing', async (_how, then, status) => {
  const body = '{"name":"late"}';
  const { socket, heard } = await rawConnection(server.url);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: session=a\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await wait(300);
  role = then;
  socket.write(body.slice(5));
  await expect.poll(heard).toContain(`HTTP/1.1 ${status} `);
  expect(done).toEqual([]);
  socket.destroy();
});

test('a body that comes slowly in a session that goes on is taken', async () => {
  const { socket, heard } = await rawConnection(server.url);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: session=a\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: 15\r\n\r\n{"nam`);
  await wait(300);
  socket.write('e":"late"}');
  await expect.poll(heard).toContain('HTTP/1.1 200 ');
  expect(done).toEqual(['late']);
  socket.destroy();
});

test('an answer that is still being read when its session ended is cut off; another is read to its end', async () => {
  const whole = await server.ask(path, { headers: { Cookie: 'session=a' } });
  expect(await whole.text()).toBe('row 0\nrow 1\nrow 2\nrow 3\n');
  done.length = 0;
  const cut = await server.ask(path, { headers: { Cookie: 'session=a' } });
  role = undefined;
  await expect(cut.text()).rejects.toThrow();
  expect(done).toEqual([]);
});
