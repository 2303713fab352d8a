import { afterAll, beforeAll, expect, test } from 'vitest';
import { booking } from '../../support/requests.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';

const contacts = { points: 2, seconds: 600, reason: 'a test' };
const partner = 'https://partner.example';

let server: TestServer;
beforeAll(async () => {
  const limitTable = { ...generousLimits, limits: { ...generousLimits.limits, contacts } };
  server = await testServer({ limitTable, embedOrigins: [partner] });
});
afterAll(() => server.stop());

test('every answer says how much of its limit is left and when it begins anew, a refusal too, and partners may read it', async () => {
  const told: [number, string | null, string | null][] = [];
  for (let count = 0; count < 3; count++) {
    const { status, headers } = await server.postJson('/api/contacts', booking, { Origin: partner });
    told.push([status, headers.get('ratelimit-policy'), headers.get('ratelimit')]);
    expect(headers.get('access-control-expose-headers')).toBe('RateLimit, RateLimit-Policy, Retry-After');
  }
  const policy = '"contacts";q=2;w=600';
  const left = (count: number) => expect.stringMatching(new RegExp(`^"contacts";r=${count};t=\\d{1,3}$`));
  expect(told).toEqual([
    [201, policy, left(1)],
    [201, policy, left(0)],
    [429, policy, left(0)],
  ]);
});

test('what is not counted names no limit', async () => {
  expect((await server.ask('/api/embed')).headers.get('ratelimit')).toBeNull();
});
