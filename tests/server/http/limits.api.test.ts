import { expect, test } from 'vitest';
import { defaultLimitTable, type Limit } from '../../../server/guards/limits.ts';
import { addressKey, networkKey } from '../../../server/location/client-address.ts';
import type { Overrides } from '../../../server/start.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { generousLimits, type TestServer } from '../../support/server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const three = {
  ...generousLimits,
  limits: { ...generousLimits.limits, contacts: { points: 3, seconds: 600, reason: 'test' } },
};

eachDatabase('limits', (database) => {
  let server: TestServer;

  async function statuses(headersOf: (turn: number) => Record<string, string>, turns = 5): Promise<number[]> {
    const seen: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const body = { ...booking, email: `limit${turn}@visitor.example` };
      seen.push((await server.postJson('/api/contacts', body, headersOf(turn))).status);
    }
    return seen;
  }
  const start = async (more: Overrides = {}) => {
    server = await database.ownServer({ limitTable: three, ...more });
    return server;
  };

  /** Trusts its proxy, so that each visitor has an address. */
  const behindProxy = async () => {
    server = await database.server({ limitTable: three, trustProxy: ['loopback'] });
  };

  test('an address that asks too often gets 429 and is told when to try again', async () => {
    const { postJson } = await start();
    expect(await statuses(() => ({}))).toEqual([201, 201, 201, 429, 429]);
    const answer = await postJson('/api/contacts', booking);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await answer.json()).toMatchObject({ error: { code: 'too-many-requests' } });
  });

  beforeRelease('posts of another site’s page use up nobody’s allowance', async () => {
    await start();
    expect(await statuses(() => ({ Origin: 'https://other.example' }))).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(() => ({}))).toEqual([201, 201, 201, 429, 429]);
  });

  test('a network has an allowance of all that writes, sends an email or takes time', async () => {
    const { formToken, staff, foreign, open, ...dear } = defaultLimitTable.limits;
    for (const { points, networkPoints } of Object.values<Limit>(dear))
      expect(networkPoints).toBeLessThanOrEqual(10 * points);
    const { search } = dear;
    const limits = { ...generousLimits.limits, search };
    await start({ limitTable: { ...generousLimits, limits }, trustProxy: ['loopback'] });
    const look = async (turn: number) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${turn % 8}` };
      return (await server.ask('/locations/find', { headers })).status;
    };
    const most = search.networkPoints ?? 0;
    const seen = await Promise.all(Array.from({ length: most + 8 }, (_, turn) => look(turn)));
    expect(seen.filter((status) => status === 200)).toHaveLength(most);
  });

  test('the addresses of a network send so many requests together', async () => {
    const contacts = { ...three.limits.contacts, networkPoints: 4 };
    await start({ limitTable: { ...three, limits: { ...three.limits, contacts } }, trustProxy: ['loopback'] });
    const of = (network: string) => (turn: number) => ({ 'X-Forwarded-For': `2001:db8:${network}:${turn}::1` });
    expect(await statuses(of('1'))).toEqual([201, 201, 201, 201, 429]);
    expect(await statuses(of('2'), 2)).toEqual([201, 201]);
  });

  test('no header changes an address, when no proxy is trusted', async () => {
    await start();
    const lies = (turn: number) => {
      const address = `203.0.113.${turn}`;
      return {
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        Forwarded: `for=${address}`,
        'CF-Connecting-IP': address,
      };
    };
    expect(await statuses(lies)).toEqual([201, 201, 201, 429, 429]);
  });

  test('behind a trusted proxy each visitor has a limit of their own', async () => {
    await behindProxy();
    expect(await statuses((turn) => ({ 'X-Forwarded-For': `203.0.113.${turn}` }))).toEqual([201, 201, 201, 201, 201]);
  });

  beforeRelease('a visitor behind the proxy cannot pretend to be another', async () => {
    await start({ trustProxy: 1 });
    const lies = (turn: number) => ({ 'X-Forwarded-For': `198.51.100.${turn}, 203.0.113.9` });
    expect(await statuses(lies)).toEqual([201, 201, 201, 429, 429]);
  });

  test('a port behind the address makes no other visitor', async () => {
    await behindProxy();
    const ports = (turn: number) => ({ 'X-Forwarded-For': `203.0.113.9:${4000 + turn}` });
    expect(await statuses(ports)).toEqual([201, 201, 201, 429, 429]);
  });

  test('who says no address is one visitor with all others who say none', async () => {
    await behindProxy();
    const names = (turn: number) => ({ 'X-Forwarded-For': `visitor-${turn}` });
    expect(await statuses(names)).toEqual([201, 201, 201, 429, 429]);
  });

  test('the addresses of one IPv6 /64 count together', async () => {
    await behindProxy();
    const oneHouse = (turn: number) => ({ 'X-Forwarded-For': `2001:db8:1:2:${turn}::${turn}` });
    expect(await statuses(oneHouse)).toEqual([201, 201, 201, 429, 429]);
    const houses = (turn: number) => ({ 'X-Forwarded-For': `2001:db8:1:${turn + 3}::1` });
    expect(await statuses(houses)).toEqual([201, 201, 201, 201, 201]);
  });

  beforeRelease('who goes on long after the limit is told so in a few words instead of on a page', async () => {
    const { postForm } = await start();
    const types: (string | null)[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const answer = await postForm('/api/contacts', { ...booking, name: '' });
      await answer.text();
      types.push(`${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`);
    }
    const [wrong, refused, brief] = ['422 text/html', '429 text/html', '429 text/plain'];
    expect(types).toEqual([wrong, wrong, wrong, refused, refused, refused, brief, brief, brief]);
  });

  beforeRelease('each kind of route counts by itself', async () => {
    const { postJson } = await start();
    await statuses(() => ({}));
    expect((await postJson('/api/newsletter', { email: 'limit@visitor.example' })).status).toBe(202);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['[2001:db8::1]:5123', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['visitor-4711', 'unknown'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['visitor-4711', 'unknown'],
])('the network of the address %s counts as %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});

test('every limit of the table has a reason', () => {
  for (const limit of Object.values(defaultLimitTable.limits)) expect(limit.reason.length).toBeGreaterThan(20);
});
