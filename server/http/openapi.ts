import { toJSONSchema } from 'zod';
import { company } from '../../shared/company/company.ts';
import { idempotencyHeader } from '../../shared/http.ts';
import type { BodyContract, ReadRoute, Route } from './route.ts';

const errorAnswer = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};

/** `GET /api/openapi.json`, generated from the route table. */
export function describeRoutes(routes: readonly Route[]): ReadRoute {
  let document: unknown;
  const route: ReadRoute = {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    access: 'public',
    limit: 'open',
    handle: () => {
      document ??= describe([...routes, route]);
      return { status: 200, json: document };
    },
  };
  return route;
}

function describe(routes: readonly Route[]): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return { openapi: '3.1.0', info: { title: `${company.name} API`, version: '1' }, paths };
}

function operation(route: Route): unknown {
  const refused = { description: 'Refused', content: { 'application/json': { schema: errorAnswer } } };
  const isWrite = route.method !== 'GET';
  const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(`${name}`, 'path'));
  if (isWrite) parameters.push(parameter(idempotencyHeader, 'header', 'uuid'));
  return {
    summary: route.summary,
    ...(parameters.length ? { parameters } : {}),
    ...(isWrite && route.body ? { requestBody: requestBody(route.body) } : {}),
    responses: { '2XX': { description: 'Accepted' }, '4XX': refused, '5XX': refused },
  };
}

function parameter(name: string, place: 'path' | 'header', format?: string) {
  return { name, in: place, required: place === 'path', schema: { type: 'string', ...(format && { format }) } };
}

function requestBody({ schemas: all }: BodyContract<unknown>): unknown {
  const schemas = all.map((schema) => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return {
    required: true,
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  };
}
