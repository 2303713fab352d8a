import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshPostgres } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { inLessTime } from '../../support/less-time.ts';
import { noPostgres, testPostgresUrl } from '../../support/postgres.ts';
import { booking } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { type SilentProxy, silentProxy } from '../../support/silent-proxy.ts';

// In the gate, the server's timeouts (5 to 15 seconds) are divided by five.
vi.mock('pg', async (original) => {
  const { default: pg } = await original<typeof import('pg')>();
  class Client extends pg.Client {
    constructor(settings: pg.ClientConfig) {
      super(inLessTime(settings, 5));
    }
  }
  class Pool extends pg.Pool {
    constructor(settings: pg.PoolConfig) {
      super(inLessTime(settings, 5));
    }
  }
  return { default: { ...pg, Client, Pool } };
});

describeWith(testPostgresUrl, noPostgres, 'while PostgreSQL neither answers nor refuses', () => {
  let server: TestServer;
  let proxy: SilentProxy;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshPostgres();
    remove = fresh.remove;
    proxy = await silentProxy(fresh.options.databaseUrl ?? '');
    server = await testServer({ databaseUrl: proxy.url });
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
    await remove();
  });

  test('the process says that it lives, pages are served, a lead gets 503 and is kept once the database speaks', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await server.postJson('/api/contacts', booking)).status).toBe(201);
    proxy.silence();
    expect((await server.ask('/healthz')).status).toBe(200);
    expect((await server.ask('/search?q=backup')).status).toBe(200);

    const form = { ...booking, email: 'form@visitor.example' };
    // More than there are read connections.
    const reading = Array.from({ length: 8 }, () => server.ask('/thank-you?reference=7K3-M9C'));
    const [answer, page] = await Promise.all([
      server.postJson('/api/contacts', { ...booking, email: 'json@visitor.example' }, key),
      server.postForm('/api/contacts', form),
    ]);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('value="form@visitor.example"');

    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual(reading.map(() => 503));

    proxy.speak();
    const again = await server.postJson('/api/contacts', { ...booking, email: 'json@visitor.example' }, key);
    expect(again.status).toBe(201);
    expect(await server.leads()).toHaveLength(2);
  }, 90_000);
});
