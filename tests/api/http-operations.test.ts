import { afterEach, describe, expect, test } from 'vitest';
import { routes } from '../../server/http/routes.ts';
import { eachDatabase } from '../support/databases.ts';
import { booking } from '../support/requests.ts';
import { type TestServer, testServer } from '../support/server.ts';

eachDatabase('readiness', (database) => {
  let server: TestServer;
  afterEach(() => server.stop());

  test('a server that can keep leads says so', async () => {
    server = await testServer(await database.fresh());
    expect((await server.ask('/healthz')).status).toBe(200);
    const answer = await server.ask('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ready: true, database: 'writes' });
  });
});

describe('/metrics', () => {
  let server: TestServer;
  afterEach(() => server.stop());
  const token = 'a-token-of-the-operator';

  test.each([undefined, 'Bearer wrong', token, `Bearer ${token}x`, `bearer ${token}`])(
    'does not exist for %s',
    async (given) => {
      server = await testServer({ metricsToken: token });
      const headers: Record<string, string> = given ? { authorization: given } : {};
      expect((await server.ask('/metrics', { headers })).status).toBe(404);
    },
  );

  test('does not exist without METRICS_TOKEN', async () => {
    server = await testServer({ metricsToken: undefined });
    expect((await server.ask('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  });

  test('counts answers and leads, and holds nothing that a visitor typed', async () => {
    server = await testServer({ metricsToken: token });
    await server.postJson('/api/contacts', booking);
    await server.postJson('/api/contacts', {});
    await server.ask('/typed-by-a-visitor?secret=1');
    const text = await (await server.ask('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
    expect(text).toContain('leads_total{outcome="kept"} 1');
    expect(text).toContain('http_requests_total{route="/api/contacts",method="POST",status="422"} 1');
    expect(text).toContain('refusals_total{code="invalid-fields"} 1');
    expect(text).not.toMatch(/typed-by-a-visitor|secret|visitor\.example/);
  });
});

describe('the description of the API', () => {
  test('names every route with its methods, and the fields of a booking', async () => {
    const server = await testServer();
    const answer = await server.ask('/api/openapi.json');
    const document = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    await server.stop();
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of routes) expect(document.paths[path], path).toHaveProperty(method.toLowerCase());
    expect(JSON.stringify(document.paths['/api/contacts'])).toContain(
      '"required":["name","email","phone","company","service"]',
    );
  });
});

test('every route has a limit and says who may call it; no write is open to every page', () => {
  for (const route of routes) {
    expect(route.limit, route.path).toBeTruthy();
    expect(route.access, route.path).toBeTruthy();
    if (route.method !== 'GET') expect(route.access, route.path).not.toBe('public');
  }
});
