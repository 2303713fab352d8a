import fc from 'fast-check';
import { expect, test } from 'vitest';
import { honeypotField } from '../../../shared/http.ts';
import { answering, echo, gate } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking, hero } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import type { RawAnswer } from '../../support/server.ts';
import { useServers } from '../../support/use-servers.ts';
import { wholeSet } from '../../support/whole-set.ts';

const start = useServers();

const chatMessage = { message: 'Hello', sessionId: '00000000-0000-4000-8000-000000000001', clientInfo: gate };
const wantedMail = { kind: 'page', path: '/contact-us', email: booking.email };

const statements = [
  `Ann'); drop table leads; --`,
  `' or '1'='1`,
  `'; update leads set name = 'x'; --`,
  `" union select * from settings --`,
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '__proto__', '%00', '\r\n', '🐙'),
  fc.constantFrom(...statements),
);
const value = fc.oneof(text, fc.anything({ maxDepth: 2 }), fc.constantFrom('a'.repeat(6000), '0', null));
const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      ...Object.keys(booking),
      ...Object.keys(hero),
      ...Object.keys(chatMessage),
      ...Object.keys(wantedMail),
      'secret',
      'token',
      honeypotField,
      'page',
      'form',
      'consent',
    ),
    text,
  ),
  value,
);
const almostGood = fc
  .tuple(fc.constantFrom(booking, hero, { email: booking.email }, chatMessage, wantedMail), fields)
  .map(([good, change]): unknown => ({ ...good, ...change }));

const json = fc.oneof(almostGood, fields, fc.anything()).map((body) => ({
  type: 'application/json',
  body: JSON.stringify(body, (_key, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry)) ?? '',
}));
const form = fc.oneof(almostGood, fields).map((body) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(Object.entries(body as object).map(([name, entry]) => [name, printed(entry)])).toString(),
}));
const noise = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'application/json; charset=utf-7',
  ),
  body: text,
});

const request = fc.record({
  route: fc.constantFrom(...routes),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  query: fc.oneof(
    fc.constant(''),
    text.map((entry) => `?token=${encodeURIComponent(entry.toWellFormed())}`),
    fc.constant('?token=%E0%A4&token=x'),
  ),
  content: fc.oneof({ weight: 4, arbitrary: json }, { weight: 3, arbitrary: form }, noise),
  headers: fc.record(
    {
      'Idempotency-Key': fc.constantFrom('x', '00000000-0000-4000-8000-000000000000', ' '),
      Origin: fc.constantFrom('null', 'https://evil.example', 'http://'),
      Accept: fc.constantFrom('text/html', 'application/json', '*/*'),
      'X-Forwarded-For': fc.constantFrom('::1', 'not an address', '1.2.3.4, 5.6.7.8'),
      Authorization: fc.constantFrom('Bearer', 'Basic eDp5'),
      Range: fc.constantFrom('bytes=5-1', 'bytes=-1'),
    },
    { requiredKeys: [] },
  ),
});

function printed(entry: unknown): string {
  try {
    return String(entry);
  } catch {
    // An object without a prototype has no `toString`.
    return '[object]';
  }
}

eachDatabase('whatever is sent', (database) => {
  test('no request gets a 500, and every refusal has the error shape or is a page', async () => {
    const server = await database.server(answering(echo()));
    const { read } = server.database;
    const tables = await read.introspection.getTables();
    for (const name of statements)
      expect((await server.postJson('/api/contacts', { ...booking, name, message: name })).status).toBe(201);
    await fc.assert(
      fc.asyncProperty(request, async ({ route, method, query, content, headers }) => {
        const bodiless = method === 'GET' || method === 'HEAD';
        const answer = await server.ask(route.path + query, {
          method,
          headers: { ...headers, ...(bodiless ? {} : { 'Content-Type': content.type }) },
          body: bodiless ? undefined : Buffer.from(content.body.toWellFormed()),
        });
        expect([200, 201, 202, 204, 303, 400, 401, 403, 404, 405, 409, 413, 415, 422]).toContain(answer.status);
        const body = await answer.text();
        expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
        if (answer.status >= 400 && method !== 'HEAD') expectRefusal(answer, body);
      }),
      { numRuns: wholeSet ? 400 : 40 },
    );
    const first = await read.selectFrom('leads').selectAll().orderBy('id').limit(statements.length).execute();
    expect(first.map(({ name, message }) => [name, message])).toEqual(statements.map((name) => [name, name]));
    expect(await read.introspection.getTables()).toEqual(tables);
  });

  function expectRefusal(answer: Response, body: string): void {
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      expect(body).toMatch(/^<!doctype html>/i);
      return;
    }
    const parsed = JSON.parse(body) as { error?: { code?: unknown; message?: unknown; fields?: object } };
    const { code, message, fields = {}, ...more } = parsed.error ?? {};
    expect([Object.keys(parsed), more]).toEqual([['error'], {}]);
    for (const words of [code, message, ...Object.values(fields)]) expect(words).toEqual(expect.any(String));
  }
});

test('hostile request lines and headers are answered, and the server lives on', async () => {
  const server = await start();
  const paths = ['*', 'http://evil.example/', '/%', '/\u{7f}', '/a'.repeat(2000), '/;/..;/', '/%c0%ae%c0%ae/'];
  for (const path of paths) {
    const answer: RawAnswer = await server.askRaw(path, { Host: 'evil.example', Connection: 'close' });
    expect([400, 404], path.slice(0, 30)).toContain(answer.status);
  }
  expect((await server.ask('/healthz')).status).toBe(200);
});
