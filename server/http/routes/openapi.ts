import { toJSONSchema } from 'zod';
import { company } from '../../../widgets/contract/company.ts';
import { idempotencyHeader } from '../../../widgets/contract/http.ts';
import type { ReadRoute, Route } from '../route.ts';

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

/** `GET /api/openapi.json`: the description of the routes, made from the table itself. */
export function describeRoutes(routes: readonly Route[]): ReadRoute {
  let document: unknown;
  const route: ReadRoute = {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    guards: { limit: 'open', origin: 'anyone' },
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
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operation(route);
    paths[route.path] = operations;
  }
  return { openapi: '3.1.0', info: { title: `${company.name} API`, version: '1' }, paths };
}

function operation(route: Route): unknown {
  const refused = { description: 'Refused', content: { 'application/json': { schema: errorAnswer } } };
  const answers = { '2XX': { description: 'Accepted' }, '4XX': refused, '5XX': refused };
  if (route.method === 'GET') return { summary: route.summary, responses: answers };
  const schemas = route.body.schemas.map((schema) => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return {
    summary: route.summary,
    parameters: [
      { name: idempotencyHeader, in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
    responses: answers,
  };
}
