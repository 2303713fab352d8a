import { describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { ourWords } from '../../../server/http/our-words.ts';
import { routes } from '../../support/route-table.ts';

/** What the schema library says by itself. */
const theirs = /expected|received|invalid|unrecognized|too (big|small)|must match/i;

const writing = routes.flatMap((route) =>
  route.method !== 'GET' && route.body ? [{ ...route, body: route.body }] : [],
);

/** Values of every kind, for a field of any kind. */
const odd = [undefined, null, 'x', '', 'x'.repeat(20_000), 0, -1, 1.5, 1e9, true, [], ['x'], {}, { x: 1 }];

describe('errors are in our words, never the library’s', () => {
  test.each(writing.map(({ method, path, body }) => [`${method} ${path}`, body] as const))(
    '%s',
    (_name, { schemas }) => {
      for (const schema of schemas) {
        const { properties = {} } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
          properties?: Record<string, unknown>;
        };
        const bodies = [
          undefined,
          null,
          'x',
          1,
          {},
          ...Object.keys(properties).flatMap((name) => odd.map((value) => ({ [name]: value }))),
        ];
        const said = bodies.flatMap((body) => {
          const { error } = schema.safeParse(body, { error: ourWords });
          return error?.issues.map(({ message }) => message) ?? [];
        });
        expect([...new Set(said)].filter((message) => theirs.test(message))).toEqual([]);
      }
    },
  );
});

test('a message to the assistant without its client info, and with a session that is no UUID, says what to send', () => {
  const body = writing.find(({ path }) => path === '/api/chatbot/message')?.body;
  const { error } = body?.schemas[0].safeParse({ message: 'Hello', sessionId: 'session-1' }, { error: ourWords }) ?? {};
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['sessionId', 'Send a UUID here'],
    ['clientInfo', 'This field is missing'],
  ]);
});
