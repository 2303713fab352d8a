import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { tracingHeaders } from '../../support/changed-pages.ts';
import { booking } from '../../support/requests.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';

const partner = 'https://partner.example';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ embedOrigins: [partner], siteOrigin: 'https://www.ours.example' });
});
afterAll(() => server.stop());

let letter = 0;
const post = (headers: Record<string, string>) => {
  letter += 1;
  return server.postJson('/api/contacts', { ...booking, email: `origin${letter}@visitor.example` }, headers);
};

describe('who may write', () => {
  test.each([
    ['our own origin', { Origin: 'https://www.ours.example' }, 201],
    ['a listed partner', { Origin: partner }, 201],
    ['no browser', {}, 201],
    ['an unlisted origin', { Origin: 'https://evil.example' }, 403],
    ['a look-alike of ours', { Origin: 'https://www.ours.example.evil.example' }, 403],
    ['ours without www', { Origin: 'https://ours.example' }, 201],
    ['ours without TLS', { Origin: 'http://www.ours.example' }, 403],
    ['ours without www and TLS', { Origin: 'http://ours.example' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
    ['a sandboxed page that says where it is', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['our page in a browser that hides the referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 201],
    ['ours with words behind it', { Origin: 'https://www.ours.example/words' }, 403],
    ['nonsense', { Origin: 'not an origin' }, 403],
  ])('%s', async (_who, headers, status) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status);
  });

  test('staff write from the one name of the site alone', async () => {
    const sent = await server.postJson(staffPaths.signIn, {}, { Origin: 'https://ours.example' });
    expect(sent.status).toBe(403);
  });

  test('in production a page on the very host that was asked is not ours: anybody may name our server', async () => {
    expect((await post({ Origin: server.url })).status).toBe(403);
  });

  describe('outside production', () => {
    let own: TestServer;
    beforeAll(async () => {
      own = await testServer({ production: false, siteOrigin: 'https://www.ours.example' });
    });
    afterAll(() => own.stop());
    const write = (headers: Record<string, string>) =>
      own.postJson('/api/contacts', { ...booking, email: 'host@visitor.example' }, headers);

    test('a page on the very host that was asked is ours', async () => {
      expect((await write({ Origin: own.url })).status).toBe(201);
    });

    test('what follows the very host is no origin and is not kept with a lead', async () => {
      for (const words of ['/words', '?words', '#words', '/'])
        expect((await write({ Origin: own.url + words })).status).toBe(403);
    });

    test('an origin longer than any host is not ours and is not kept', async () => {
      const named = (length: number) => {
        const host = `${'a.'.repeat(length / 2)}example`;
        return own.askRaw('/api/embed', { Host: host, Origin: `http://${host}` });
      };
      expect(JSON.parse((await named(200)).body)).toMatchObject({ allowed: true });
      expect(JSON.parse((await named(400)).body)).toMatchObject({ allowed: false });
    });
  });

  test('an unlisted origin leaves no lead', async () => {
    const before = (await server.leads()).length;
    await post({ Origin: 'https://evil.example' });
    expect(await server.leads()).toHaveLength(before);
  });
});

describe('a reader who came by another name', () => {
  const go = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await server.askRaw(path, headers, method);
    return [answer.status, answer.headers.location];
  };

  test.each([
    ['without www', { Host: 'ours.example' }],
    ['in capitals', { Host: 'OURS.example' }],
  ])('%s is sent to the site’s own, with path and query', async (_how, headers) => {
    expect(await go('/contact-us?utm_source=x', headers)).toEqual([
      301,
      'https://www.ours.example/contact-us?utm_source=x',
    ]);
    expect(await go('//evil.example/x', headers)).toEqual([301, 'https://www.ours.example/evil.example/x']);
    // As to a proxy.
    expect(await go('http://evil.example/x', headers)).toEqual([301, 'https://www.ours.example/http://evil.example/x']);
  });

  test('by any name that is not ours, and by a probe, is answered', async () => {
    for (const host of ['www.ours.example', '127.0.0.1', 'else.example'])
      expect((await go('/contact-us', { Host: host }))[0]).toBe(200);
    expect((await go('/healthz', { Host: 'ours.example' }))[0]).toBe(200);
  });

  test('without TLS is sent on where a proxy that is trusted says so, and nobody else', async () => {
    const behind = await testServer({ siteOrigin: 'https://www.ours.example', trustProxy: ['loopback'] });
    const headers = { Host: 'www.ours.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.7' };
    const sent = await behind.askRaw('/contact-us', headers);
    expect(sent.headers.location).toBe('https://www.ours.example/contact-us');
    // In a cache it would send everybody else in a circle.
    expect(sent.headers['cache-control']).toBe('no-store');
    expect((await server.askRaw('/contact-us', headers)).status).toBe(200);
    await behind.stop();
  });
});

describe('who may read', () => {
  test('a partner may read answers and errors of the form routes', async () => {
    const good = await post({ Origin: partner });
    const bad = await server.postJson('/api/contacts', {}, { Origin: partner });
    for (const answer of [good, bad]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(partner);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test('nobody else may', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      expect((await post({ Origin: origin })).headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  test('the preflight of a partner allows the headers that the script sends', async () => {
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    };
    const answer = await server.ask('/api/contacts', { method: 'OPTIONS', headers: { Origin: partner, ...asked } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,idempotency-key');
    const evil = await server.ask('/api/contacts', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', ...asked },
    });
    expect(evil.headers.has('access-control-allow-origin')).toBe(false);
    expect(evil.headers.has('access-control-allow-methods')).toBe(false);
  });

  test.each(Object.entries(tracingHeaders))(
    'the headers that %s adds to every request of a page stop none of a partner’s',
    async (_tool, added) => {
      const names = ['content-type', 'idempotency-key', ...added].join(',');
      for (const path of ['/api/contacts', '/api/form-token', '/api/embed']) {
        const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': names };
        const answer = await server.ask(path, { method: 'OPTIONS', headers: { Origin: partner, ...asked } });
        expect(answer.headers.get('access-control-allow-headers')).toBe(names);
      }
      const answer = await post({ Origin: partner, ...Object.fromEntries(added.map((name) => [name, 'a'])) });
      expect(answer.status).toBe(201);
    },
  );

  test('a page whose fetch sends credentials may read where it is listed; the answer is the same for everybody', async () => {
    for (const path of ['/api/embed', '/api/form-token']) {
      const listed = await server.ask(path, { headers: { Origin: partner, Cookie: 'nl_staff=x' } });
      expect(listed.headers.get('access-control-allow-origin')).toBe(partner);
      expect(listed.headers.get('access-control-allow-credentials')).toBe('true');
      expect(listed.headers.has('set-cookie')).toBe(false);
      const other = await server.ask(path, { headers: { Origin: 'https://evil.example' } });
      expect(other.headers.has('access-control-allow-credentials')).toBe(false);
    }
    const staff = await server.ask('/api/staff/sessions', { headers: { Origin: partner } });
    expect(staff.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test.each([
    [{ Origin: partner }, true],
    [{ Origin: 'https://www.ours.example' }, true],
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'null' }, false],
  ])('/api/embed tells any page whether it may use the widgets: %j', async (headers, allowed) => {
    const answer = await server.ask('/api/embed', { headers: headers as Record<string, string> });
    expect(await answer.json()).toEqual({ allowed, assistant: true });
    const origin = 'Origin' in headers ? headers.Origin : undefined;
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin === partner ? partner : '*');
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  });

  test('/api/embed answers the question that a browser may ask first', async () => {
    const asked = await server.ask('/api/embed', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('/api/embed counts against no limit: not against its own, nor against that of what a visitor does then', async () => {
    const limits = Object.entries(generousLimits.limits).map(([name, limit]) => [name, { ...limit, points: 3 }]);
    const limitTable = { ...generousLimits, limits: Object.fromEntries(limits) };
    const strict = await testServer({ embedOrigins: [partner], limitTable });
    const statuses = async (path: string, times: number) => {
      const seen: number[] = [];
      for (let time = 0; time < times; time += 1)
        seen.push((await strict.ask(path, { headers: { Origin: partner } })).status);
      return seen;
    };
    expect(await statuses('/api/embed', 10)).toEqual(Array(10).fill(200));
    expect(await statuses('/api/form-token', 4)).toEqual([200, 200, 200, 429]);
    const form = { ...booking, email: 'embedded@visitor.example' };
    expect((await strict.postJson('/api/contacts', form, { Origin: partner })).status).toBe(201);
    await strict.stop();
  });
});
