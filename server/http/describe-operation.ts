import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import { honeypotField, idempotencyHeader } from '../../shared/http.ts';
import { describeRefusal, type RefusalCode, refusalCodes } from './refusal.ts';
import type { BodyContract, DescribedAnswer, Route } from './route.ts';

export const tags: Readonly<Record<string, string>> = {
  Forms: 'Requests, the risk quiz, the newsletter, emails that a visitor asks for.',
  Assistant: 'Conversations with the assistant and with staff who join.',
  Widgets: 'What the widgets ask for and count.',
  Pages: 'Pages that the server fills, mostly for browsers without JavaScript.',
  Operation: 'For those who run the server.',
  Staff: 'For the staff page.',
};

const places: readonly (readonly [beginning: string, tag: string])[] = [
  ['/api/staff', 'Staff'],
  ['/api/chatbot', 'Assistant'],
  ['/api/teams', 'Assistant'],
  ['/api/embed', 'Widgets'],
  ['/api/events', 'Widgets'],
  ['/api/form-token', 'Widgets'],
  ['/api/openapi', 'Operation'],
  ['/api/', 'Forms'],
  ['/healthz', 'Operation'],
  ['/readyz', 'Operation'],
  ['/metrics', 'Operation'],
  ['/', 'Pages'],
];

export function tagOf({ path, access }: Pick<Route, 'path' | 'access'>): string {
  if (typeof access === 'object') return 'Staff';
  return places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'Pages';
}

const text = { type: 'string' };

export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { ...text, description: 'Stays the same; the message may be reworded.' },
        message: text,
        fields: { type: 'object', additionalProperties: text, description: 'Messages by field.' },
      },
    },
  },
};

/** An answer of each refusal, by its code. */
export const errorExamples = Object.fromEntries(
  refusalCodes.map((code) => [code, { value: { error: { code, message: describeRefusal(code).message } } }]),
);

/** One operation of the OpenAPI document. */
export function describeOperation(route: Route): unknown {
  const isWrite = route.method !== 'GET';
  const parameters = [
    ...[...route.path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(`${name}`, 'path')),
    ...Object.entries((!isWrite && route.query) || {}).map(([name, about]) => parameter(name, 'query', about)),
    ...(isWrite ? [keyParameter] : []),
  ];
  return {
    operationId:
      route.method.toLowerCase() + route.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next) => next.toUpperCase()),
    tags: [tagOf(route)],
    summary: route.summary,
    description: callers(route),
    security: securityOf(route),
    ...(parameters.length ? { parameters } : {}),
    ...(isWrite && route.body ? { requestBody: requestBody(route.body) } : {}),
    responses: { ...accepted(route), ...refused(route) },
  };
}

function callers({ access }: Route): string {
  if (typeof access === 'object')
    return access.staff === 'any' ? 'Staff of any role.' : `Staff: ${access.staff}, admin.`;
  if (access === 'public') return 'Any page, and other programs.';
  return access === 'partners'
    ? 'Our pages, those of listed partners, and other programs.'
    : 'Our pages and other programs.';
}

function securityOf({ access, bearer }: Route): object[] {
  if (typeof access === 'object') return [{ staff: [] }];
  return bearer ? [{ [bearer]: [] }] : [];
}

const keyParameter = {
  ...parameter(
    idempotencyHeader,
    'header',
    'Yours; the same key and body get the same answer. Without one, so do the same words within ten minutes.',
  ),
  schema: { type: 'string', format: 'uuid' },
};

function parameter(name: string, place: 'path' | 'query' | 'header', description?: string) {
  return { name, in: place, required: place === 'path', ...(description && { description }), schema: text };
}

type Schema = { properties?: Record<string, unknown> };

function requestBody({ schemas: all, examples }: BodyContract<unknown>): unknown {
  const schemas = all.map((schema) => withoutHoneypot(jsonSchema(schema, 'input')));
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  const named = examples && Object.entries(examples).map(([name, value]) => [name, { value }]);
  return {
    required: true,
    content: {
      'application/json': { schema, ...(named && { examples: Object.fromEntries(named) }) },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** The description leaves out the honeypot: a request that fills it is quarantined. */
function withoutHoneypot(schema: Schema): Schema {
  const { [honeypotField]: _, ...properties } = schema.properties ?? {};
  return schema.properties ? { ...schema, properties } : schema;
}

function accepted(route: Route): Record<string, unknown> {
  const isPage = route.method === 'GET' && route.forPeople;
  if (!route.answer && isPage) return { 200: { description: 'A page.', content: { 'text/html': { schema: text } } } };
  const all = [...(route.answer ? [route.answer] : []), ...(route.otherAnswers ?? [])];
  return Object.fromEntries(
    [...Map.groupBy(all, ({ status }) => status)].map(([status, answers]) => [
      status,
      {
        description: answers.map(({ about }) => about).join(' '),
        ...(status < 300 || status >= 400 ? { content: contentOf(answers) } : {}),
      },
    ]),
  );
}

function contentOf(answers: readonly DescribedAnswer[]) {
  return Object.fromEntries(
    answers.map(({ type = 'application/json', schema }) => [
      type,
      { schema: schema ? jsonSchema(schema, 'output') : type === 'application/json' ? {} : text },
    ]),
  );
}

function refusalsOf(route: Route): readonly RefusalCode[] {
  const { access, limit, refuses = [] } = route;
  const codes: RefusalCode[] = [...refuses];
  if (route.method !== 'GET') codes.push('bad-idempotency-key');
  if (route.method !== 'GET' && route.body)
    codes.push('malformed-body', 'too-large', 'unsupported-type', 'invalid-fields');
  if (typeof access === 'object') codes.push('unauthorized', 'forbidden');
  else if (access !== 'public') codes.push(route.foreignPage ?? 'origin-refused');
  if (route.path.includes(':')) codes.push('not-found');
  if (limit !== 'uncounted') codes.push('too-many-requests');
  codes.push('internal', route.method === 'GET' ? 'reading-unavailable' : 'unavailable');
  return [...new Set(codes)];
}

function refused(route: Route): Record<string, unknown> {
  const isPage = route.method === 'GET' && route.forPeople;
  const byStatus = Map.groupBy(refusalsOf(route), (code) => describeRefusal(code).status);
  const responses = [...byStatus].map(([status, codes]) => {
    const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
    const content = isPage
      ? { 'text/html': { schema: text } }
      : {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(examples),
          },
        };
    return [status, { description: codes.join(', '), content }];
  });
  return Object.fromEntries(responses);
}
