import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import { describeWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { noPostgres, postgresPrograms } from '../../support/postgres.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const reading = routes.filter(({ method, access }) => method === 'GET' && typeof access === 'object');

describeWith(postgresPrograms, noPostgres, 'while PostgreSQL is stopped', (programs) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: TestServer;
  let receipt: string;
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    // Bypasses the session, whose own query would hide what the list's does.
    const findStaff = async () => ({ id: 1, role: 'admin' as const, email: 'ann@staff.example', session: 1 });
    server = await testServer({ databaseUrl: postgres.url, findStaff });
    const kept = await server.postJson('/api/contacts', booking);
    receipt = `/thank-you?reference=${((await kept.json()) as { reference: string }).reference}`;
    expect((await server.ask('/api/staff/leads')).status).toBe(200);
    await postgres.halt('SIGINT');
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  const later = async (path: string) => {
    const answer = await server.ask(path, { signal: AbortSignal.timeout(20_000) });
    const wait = Number(answer.headers.get('retry-after'));
    return { status: answer.status, saysWhen: wait > 0, body: answer };
  };

  test('a visitor who reads gets a page that says to come back, and a script 503 with Retry-After', async () => {
    const page = await later(receipt);
    expect([page.status, page.saysWhen]).toEqual([503, true]);
    expect(page.body.headers.get('content-type')).toContain('text/html');
    expect(await page.body.text()).toContain('We cannot look this up at this moment. Please try again shortly');
  });

  test('no list or view of staff fails: what needs the database answers 503 with Retry-After', async () => {
    const answers = await Promise.all(
      reading.map(async ({ path }) => ({ path, ...(await later(path.replace(/:\w+/g, '7'))) })),
    );
    for (const { body } of answers) await body.body?.cancel();
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.filter(({ saysWhen }) => !saysWhen)).toEqual([]);
    const paths = refused.map(({ path }) => path);
    for (const path of ['/api/staff/leads', '/api/staff/chats', '/api/staff/chats/:id', '/api/staff/audit'])
      expect(paths).toContain(path);
  });

  test('the same is answered once it is back', async () => {
    await postgres.resume();
    await until('the server is ready', async () => (await server.ask('/readyz')).ok);
    expect((await server.ask(receipt)).status).toBe(200);
    expect((await server.ask('/api/staff/leads')).status).toBe(200);
  });
});
