import { describe, expect, test } from 'vitest';
import type { ReadRoute } from '../../../server/http/route.ts';
import { isForProduction, routes as routesOf } from '../../../server/routes.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { ownServer, useServers } from '../../support/use-servers.ts';

const start = useServers();

eachDatabase('readiness', (database) => {
  test('a server that can keep leads says so', async () => {
    const server = await database.server();
    expect((await server.ask('/healthz')).status).toBe(200);
    const answer = await server.ask('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ready: true });
  });

  test('only the holder of METRICS_TOKEN is told the figures', async () => {
    const token = 'a-token-of-the-operator';
    const server = await database.server({ metricsToken: token });
    const told = async (authorization: string) =>
      (await server.ask('/readyz', { headers: { authorization } })).json() as Promise<unknown>;
    const figures = { database: 'writes', oldestUnsentSeconds: null };
    expect(await told(`Bearer ${token}`)).toMatchObject({ ready: true, ...figures });
    for (const other of ['', 'Bearer wrong', 'Bearer undefined', token])
      expect(await told(other)).toEqual({ ready: true });
  });
});

describe('/metrics', () => {
  const token = 'a-token-of-the-operator';

  test.each([undefined, 'Bearer wrong', token, `Bearer ${token}x`, `bearer ${token}`])(
    'does not exist for %s',
    async (given) => {
      const server = await start({ metricsToken: token });
      const headers: Record<string, string> = given ? { authorization: given } : {};
      expect((await server.ask('/metrics', { headers })).status).toBe(404);
    },
  );

  test('does not exist without METRICS_TOKEN', async () => {
    const server = await start({ metricsToken: undefined });
    expect((await server.ask('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  });

  test('counts answers and leads, and holds nothing that a visitor typed', async () => {
    const server = await ownServer({ metricsToken: token });
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
    const server = await start();
    const answer = await server.ask('/api/openapi.json');
    const document = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of routes)
      expect(document.paths[path.replace(/:(\w+)/g, '{$1}')], path).toHaveProperty(method.toLowerCase());
    expect(JSON.stringify(document.paths['/api/contacts'])).toContain(
      '"required":["name","email","phone","company","service"]',
    );
  });
});

describe('what is for developers only', () => {
  const aid: ReadRoute = {
    method: 'GET',
    path: '/__dev/example',
    summary: 'A stand-in.',
    access: 'ours',
    limit: 'open',
    handle: () => ({ status: 200, text: 'an aid' }),
  };

  test.each([
    [false, 200],
    [true, 404],
  ])('a route of its zone is not in production (production: %s)', async (production, status) => {
    const table = [aid, { ...aid, path: '/__DEV/other' }];
    const server = await start({ production, routes: (services) => [...routesOf(services), ...table] });
    for (const path of ['/__dev/example', '/__DEV/other']) expect((await server.ask(path)).status).toBe(status);
  });

  test('no route outside the zone is named like an aid or a stand-in', () => {
    // An alias of /admin with that name (docs/product.md, section 2).
    for (const { path } of routes)
      if (isForProduction({ path }) && path !== '/admin/sendgrid-test')
        expect(path).not.toMatch(/\b(dev|debug|test|mock|fake|stub|stand-?in|reload|echo|seed)\b/i);
  });

  test('nothing that `npm run dev` adds is in what production sends', async () => {
    const server = await start();
    for (const path of ['/__dev/reload.js', '/__dev/events']) expect((await server.ask(path)).status).toBe(404);
    for (const { path, method } of routes) {
      const answer = await server.ask(path, { method });
      expect(await answer.text(), path).not.toContain('__dev');
    }
  });
});

test('every route has a limit and says who may call it; no write is open to every page', () => {
  for (const route of routes) {
    expect(route.limit, route.path).toBeTruthy();
    expect(route.access, route.path).toBeTruthy();
    if (route.method !== 'GET') expect(route.access, route.path).not.toBe('public');
  }
});
