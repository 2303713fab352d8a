import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteFile } from '../../../server/database/database.ts';
import { freshPostgres } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { noPostgres, testPostgresUrl } from '../../support/postgres.ts';
import { booking } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { wholeSet } from '../../support/whole-set.ts';

describe('while another process holds the database', () => {
  let server: TestServer;
  let other: DatabaseSync;
  beforeAll(async () => {
    server = await testServer();
    other = new DatabaseSync(sqliteFile(server.dataDir));
  });
  afterAll(async () => {
    other.close();
    await server.stop();
  });

  test('a lead gets 503 with Retry-After, and the same request is kept once the database is free', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    other.exec('begin immediate');
    const [answer, form, ready] = await Promise.all([
      server.postJson('/api/contacts', booking, key),
      server.postForm('/api/contacts', { ...booking, email: 'form@visitor.example' }),
      server.ask('/readyz'),
    ]);
    other.exec('rollback');

    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } });
    expect(body).not.toMatch(/sqlite|stack|database is locked|\.ts/i);

    expect(form.status).toBe(503);
    expect(form.headers.get('content-type')).toContain('text/html');
    expect(await form.text()).toContain('value="form@visitor.example"');

    expect(ready.status).toBe(503);
    expect(await server.leads()).toHaveLength(0);
    expect((await server.postJson('/api/contacts', booking, key)).status).toBe(201);
    expect(await server.leads()).toHaveLength(1);
    await expect.poll(async () => (await server.ask('/readyz')).status, { timeout: 5_000 }).toBe(200);
  });
});

/** In the gate, the PostgreSQL tests of `database/` cover lost connections. */
const describeWhole = wholeSet ? describeWith<string> : () => undefined;

describeWhole(testPostgresUrl, noPostgres, 'a PostgreSQL', (connectionString) => {
  let server: TestServer;
  let admin: pg.Client;
  let fresh: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    fresh = await freshPostgres();
    server = await testServer(fresh.options);
    admin = new pg.Client({ connectionString });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await server.stop();
    await fresh.remove();
  });

  test('that lets nobody in any more: a lead gets 503, and is kept once it does', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const name = new URL(fresh.options.databaseUrl ?? '').pathname.slice(1);
    const open = async () =>
      (await admin.query('select 1 from pg_stat_activity where datname = $1', [name])).rows.length > 0;
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await until('its connections are gone', async () => !(await open()));
    expect((await server.postJson('/api/contacts', booking, key)).status).toBe(503);
    await expect.poll(async () => (await server.ask('/readyz')).status, { timeout: 5_000 }).toBe(503);

    await admin.query(`alter database ${name} with allow_connections true`);
    expect((await server.postJson('/api/contacts', booking, key)).status).toBe(201);
    expect(await server.leads()).toHaveLength(1);
  });

  test('in which the mails that are owed cannot be read: the server is not ready', async () => {
    const other = new pg.Client({ connectionString: fresh.options.databaseUrl });
    await other.connect();
    await other.query('begin; lock table jobs in access exclusive mode');
    let answer = await server.ask('/readyz');
    // A second ago it was ready.
    while (answer.ok) answer = await server.ask('/readyz');
    await other.query('rollback');
    await other.end();
    expect([answer.status, await answer.json()]).toMatchObject([503, { ready: false }]);
    await expect.poll(async () => (await server.ask('/readyz')).status, { timeout: 5_000 }).toBe(200);
  });
});
