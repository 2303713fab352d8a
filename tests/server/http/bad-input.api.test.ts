import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Route } from '../../../server/http/route.ts';
import { routes as routesOf } from '../../../server/routes.ts';
import { fieldMessages } from '../../../shared/forms/messages.ts';
import type { ErrorAnswer } from '../../../shared/http.ts';
import { rawConnection } from '../../support/raw-connection.ts';
import { booking, hero } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function refusal(answer: Response): Promise<ErrorAnswer['error']> {
  const { error } = (await answer.json()) as ErrorAnswer;
  return error;
}

describe('what bad input gets', () => {
  test('an empty booking gets 422 with the sentence of every field', async () => {
    const answer = await server.postJson('/api/contacts', {});
    expect(answer.status).toBe(422);
    const { name, email, phone, company, service } = fieldMessages;
    expect((await refusal(answer)).fields).toEqual({ name, email, phone, company, service });
  });

  test('an empty hero form gets 422 with its own sentences', async () => {
    const answer = await server.postJson('/api/contacts', { service: hero.service });
    expect(answer.status).toBe(422);
    const { email, phone, company, employeeCount } = fieldMessages;
    expect((await refusal(answer)).fields).toEqual({ name: company, email, phone, employeeCount });
  });

  test.each(['message', 'name', 'email', 'phone', 'company', 'service'])(
    'a %s that is no text gets a sentence of ours',
    async (field) => {
      const sentences = ['name', 'email', 'phone', 'company', 'service', 'notText'] as const;
      for (const value of [7, true, ['a', 'b'], { a: 1 }, null]) {
        const answer = await server.postJson('/api/contacts', { ...booking, [field]: value });
        expect(answer.status).toBe(422);
        const { fields = {} } = await refusal(answer);
        expect(Object.keys(fields)).toEqual([field]);
        expect(sentences.map((name) => fieldMessages[name])).toContain(fields[field]);
      }
    },
  );

  test('a hero form with the service of another form gets a sentence of ours', async () => {
    const answer = await server.postJson('/api/contacts', { ...hero, form: 'hero-form', service: 'cloud' });
    expect((await refusal(answer)).fields).toEqual({ service: fieldMessages.service });
  });

  test.each([
    ['service', { ...booking, service: 'plumbing' }],
    ['employeeCount', { ...hero, employeeCount: '12' }],
  ])('an unknown %s value gets 422', async (field, body) => {
    const answer = await server.postJson('/api/contacts', body);
    expect(answer.status).toBe(422);
    expect(Object.keys((await refusal(answer)).fields ?? {})).toEqual([field]);
  });

  test.each(['{', '"text"', '[]', 'null', '{"name":}'])('malformed JSON %s gets 400', async (body) => {
    const answer = await server.postJson('/api/contacts', body);
    expect(answer.status).toBe(400);
    expect((await refusal(answer)).code).toBe('malformed-body');
  });

  test('a body over 64 kB gets 413, one of 64 kB is read', async () => {
    const sized = (bytes: number) => {
      const frame = JSON.stringify({ ...booking, padding: '' }).length;
      return JSON.stringify({ ...booking, email: `size${bytes}@visitor.example`, padding: '' }).replace(
        '"padding":""',
        `"padding":"${'x'.repeat(bytes - frame - `size${bytes}`.length + 3)}"`,
      );
    };
    expect(sized(65_536)).toHaveLength(65_536);
    expect((await server.postJson('/api/contacts', sized(65_536))).status).toBe(201);
    const answer = await server.postJson('/api/contacts', sized(65_537));
    expect(answer.status).toBe(413);
    expect((await refusal(answer)).code).toBe('too-large');
  });

  test('the answer to a far too large body reaches the one who sends it', async () => {
    const answer = await server.postJson('/api/contacts', { ...booking, message: 'x'.repeat(20_000_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'too-large' } });
  });

  test.each([
    ['that is announced', 'Content-Length: 70000\r\n\r\n'],
    ['that comes in pieces', `Transfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n`],
  ])('a body that is too large %s is refused before it has ended', async (_how, begin) => {
    const { socket, heard } = await rawConnection(server.url);
    socket.write(`POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${begin}`);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*too-large/);
    socket.destroy();
  });

  test('a NUL, which PostgreSQL cannot keep, is left out of what was typed', async () => {
    const typed = { ...booking, email: 'nul@visitor.example', message: 'before\0after' };
    expect((await server.postJson('/api/contacts', typed)).status).toBe(201);
    const lead = (await server.leads()).find((row) => row.email === typed.email);
    expect(lead?.message).toBe('beforeafter');
  });

  test.each(['text/plain', 'application/xml', 'application/json2', ''])('content type "%s" gets 415', async (type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await server.ask('/api/contacts', {
      method: 'POST',
      headers,
      body: new TextEncoder().encode(JSON.stringify(booking)),
    });
    expect(answer.status).toBe(415);
  });

  test('a compressed body gets 415', async () => {
    const answer = await server.postJson('/api/contacts', booking, { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s on a write gets 405 with the allowed methods', async (method) => {
    const answer = await server.ask('/api/contacts', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('an idempotency key that is no UUID gets 400', async () => {
    const answer = await server.postJson('/api/contacts', booking, { 'idempotency-key': "1' or 1=1" });
    expect(answer.status).toBe(400);
  });

  test('a field that the schema library would name in its own words is named in ours', async () => {
    const answer = await server.postJson('/api/chatbot/message', { message: 'Hello', sessionId: 'session-1' });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { error: { fields: unknown } }).error.fields).toEqual({
      sessionId: 'Send a UUID here',
      clientInfo: 'This field is missing',
    });
  });

  test('an unknown API address gets 404 as JSON', async () => {
    const answer = await server.ask('/api/nothing', { headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
    expect((await refusal(answer)).code).toBe('not-found');
  });

  test('unknown fields are dropped, not refused', async () => {
    const answer = await server.postJson('/api/contacts', {
      ...booking,
      email: 'extra@visitor.example',
      isAdmin: true,
    });
    expect(answer.status).toBe(201);
  });

  test.each([
    ['__proto__', '{"__proto__":{"polluted":"yes"}}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":"yes"}}}'],
    ['a field of a field', '{"clientInfo":{"__proto__":{"polluted":"yes"}}}'],
  ])('a body with %s changes no other object', async (_name, body) => {
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'polluted'));
    for (const { method, path } of routes)
      if (method === 'POST') await server.postJson(path.replace(/:\w+/g, '1'), body);
    expect('polluted' in {}).toBe(false);
  });
});

describe('what a refusal says', () => {
  const inside = 'words of the inside';
  const failing: Route = {
    method: 'GET',
    path: '/api/failing',
    summary: 'Fails.',
    access: 'public',
    limit: 'open',
    handle: () => {
      throw new Error(inside);
    },
  };

  test('is a code, a sentence and the fields, and nothing else, whatever went wrong', async () => {
    const own = await testServer({ routes: (services) => [...routesOf(services), failing] });
    onTestFinished(() => own.stop());
    const answers = [
      await own.ask(failing.path),
      await own.ask('/api/nothing'),
      await own.ask('/api/contacts'),
      await own.ask('/api/staff/me'),
      await own.postJson('/api/contacts', '{'),
      await own.postJson('/api/contacts', {}),
      await own.postJson('/api/contacts', booking, { Origin: 'https://evil.example' }),
      await own.postJson('/api/contacts', booking, { 'Content-Type': 'text/plain' }),
      await own.postJson('/api/contacts', { ...booking, message: 'x'.repeat(70_000) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 404, 405, 401, 400, 422, 403, 415, 413]);
    for (const answer of answers) {
      const { error, ...beside } = (await answer.json()) as ErrorAnswer;
      const { code, message, fields = {}, ...more } = error;
      expect([beside, more]).toEqual([{}, {}]);
      expect([code, message, ...Object.values(fields)].join(' ')).not.toMatch(/words of the inside|\.ts:\d|\n/);
    }
    const page = await own.ask(failing.path, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([500, expect.not.stringContaining(inside)]);
  });
});
