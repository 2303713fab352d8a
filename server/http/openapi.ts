import { company } from '../../shared/company/company.ts';
import { describeOperation, errorExamples, errorSchema, tagOf, tags } from './describe-operation.ts';
import type { ReadRoute, Route } from './route.ts';

const about = `What the forms, the assistant and the staff page of ${company.name} call. A browser's page may call what is
marked for partners once its origin is listed; other programs may call all that needs no session. Errors have the schema
Error. Unknown fields are dropped. The usual limits of an address are in RateLimit and RateLimit-Policy.`;

const securitySchemes = {
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: 'Set by signing in at the staff page; `staff` over plain http.',
  },
  conversation: { type: 'http', scheme: 'bearer', description: "The secret of a conversation's first reply." },
  metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the settings.' },
};

/**
 * `GET /api/openapi.json`, generated from the route table.
 * @param origin of the site; without one, addresses are relative
 */
export function describeRoutes(routes: readonly Route[], origin = '/'): ReadRoute {
  // Written once: it takes ten milliseconds, and anyone may ask a thousand times a minute.
  let text: string | undefined;
  const route: ReadRoute = {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    access: 'public',
    limit: 'open',
    answer: { status: 200, about: 'An OpenAPI 3.1 document.' },
    handle: () => {
      text ??= JSON.stringify(describeApi([...routes, route], origin));
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      return { status: 200, headers, pieces: inOnePiece(text) };
    },
  };
  return route;
}

async function* inOnePiece(text: string) {
  yield text;
}

type ApiDescription = { paths: Record<string, Record<string, unknown>>; [part: string]: unknown };

/** The OpenAPI document of a route table. */
export function describeApi(routes: readonly Route[], origin: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  const used = new Set(routes.map(tagOf));
  return {
    openapi: '3.1.0',
    info: { title: `${company.name} API`, version: '1', description: about.replaceAll('\n', ' ') },
    servers: [{ url: origin }],
    tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    paths,
    components: { schemas: { Error: errorSchema }, examples: errorExamples, securitySchemes },
  };
}
