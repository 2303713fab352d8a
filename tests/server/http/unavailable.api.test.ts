import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteFile } from '../../../server/database/database.ts';
import { booking } from '../../support/requests.ts';
import { type TestServer, testServer } from '../../support/server.ts';

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
    expect((await server.ask('/readyz')).status).toBe(200);
  });
});
