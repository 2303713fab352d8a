import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Route, WriteRoute } from '../../../server/http/route.ts';
import { honeypotField } from '../../../shared/http.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';

type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  responses: Record<string, { content?: Record<string, { schema?: object; examples?: object }> }>;
};
type Document = {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: object };
};

const siteOrigin = 'https://www.ours.example';
const countryHeader = 'CF-IPCountry';
let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await testServer({ siteOrigin, countryHeader, trustProxy: ['loopback'] });
  document = (await (await server.ask('/api/openapi.json')).json()) as Document;
});
afterAll(() => server.stop());

const operationOf = ({ method, path }: Route) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
const isForVisitors = ({ path, access }: Route) =>
  path.startsWith('/api/') && !path.startsWith('/api/staff/') && typeof access !== 'object';
const posts = routes.filter((route): route is WriteRoute => isForVisitors(route) && route.method !== 'GET');

describe('the description of the API', () => {
  test('names the server, tags that it explains, and one id an operation', () => {
    expect(document.servers).toEqual([{ url: siteOrigin }]);
    const operations = routes.map(operationOf);
    const explained = document.tags.map(({ name }) => name);
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(explained));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test('is written once, however often it is asked for: it takes ten milliseconds in which no page is sent', async () => {
    const write = vi.spyOn(JSON, 'stringify');
    const answer = await server.ask('/api/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(document);
    expect(write.mock.calls.filter(([value]) => Object.hasOwn(Object(value), 'openapi'))).toEqual([]);
    write.mockRestore();
  });

  test('says of every call what it answers, with the schema of what programs read, and which errors by their status', () => {
    for (const route of routes) {
      const { responses } = operationOf(route);
      const statuses = Object.keys(responses);
      expect(statuses, route.path).not.toContain('4XX');
      if (route.limit !== 'uncounted') expect(statuses, route.path).toContain('429');
      const good = statuses.filter((status) => /^(20\d|303)$/.test(status));
      expect(good, route.path).not.toEqual([]);
      for (const { content = {} } of good.map((status) => responses[status] ?? {}))
        if (route.path !== '/api/openapi.json') expect(content['application/json']?.schema, route.path).not.toEqual({});
    }
    expect(Object.keys(document.paths['/api/contacts']?.post?.responses ?? {})).toEqual([
      '201',
      '400',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  test('says which calls need a session or a secret', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const route of routes) {
      const { security, responses } = operationOf(route);
      expect(schemes).toEqual(expect.arrayContaining(security.flatMap((one) => Object.keys(one))));
      if (typeof route.access !== 'object') continue;
      expect([security, Object.keys(responses)]).toEqual([[{ staff: [] }], expect.arrayContaining(['401', '403'])]);
    }
    expect(document.paths['/api/chatbot/live']?.get?.security).toEqual([{ conversation: [] }]);
  });

  test('gives an example of every body, which its schema takes', () => {
    for (const route of routes) {
      if (route.method === 'GET' || !route.body) continue;
      const { schemas, choose, examples = {} } = route.body;
      expect(Object.keys(examples), route.path).not.toEqual([]);
      for (const example of Object.values(examples))
        expect((choose?.(example) ?? schemas[0]).safeParse(example).error, route.path).toBeUndefined();
    }
  });

  test('does not name the trap for scripts', () => {
    expect(JSON.stringify(document)).not.toContain(honeypotField);
  });

  test.each(
    posts.flatMap((route) =>
      Object.entries(route.body?.examples ?? {}).map(([name, body]) => [route, name, body] as const),
    ),
  )('gives an example that is accepted as it says: $path, %s', async (route, name, body) => {
    const answer = await server.postJson(route.path, body, { [countryHeader]: 'CA' });
    // The small site has no such page, and nobody was sent what is `yours`.
    if (name === 'page' || name === 'yours') return expect(answer.status).toBe(404);
    expect(answer.status).toBe(route.answer?.status);
    expect(route.answer?.schema?.safeParse(await answer.json()).error).toBeUndefined();
  });

  test.each([
    [422, {}, {}],
    [400, booking, { 'Idempotency-Key': 'x' }],
    [403, booking, { Origin: 'https://evil.example' }],
    [415, booking, { 'Content-Type': 'text/plain' }],
  ])('documents the status %i', async (status, body, headers) => {
    expect((await server.postJson('/api/contacts', body, headers)).status).toBe(status);
    expect(document.paths['/api/contacts']?.post?.responses).toHaveProperty(`${status}`);
  });
});
