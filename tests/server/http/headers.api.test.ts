import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let plain: TestServer;
let secure: TestServer;
beforeAll(async () => {
  plain = await testServer();
  secure = await testServer({ siteOrigin: 'https://www.ours.example' });
});
afterAll(async () => {
  await plain.stop();
  await secure.stop();
});

const policy = (answer: Response) => {
  const text = answer.headers.get('content-security-policy') ?? '';
  return new Map(text.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
};

describe('security headers', () => {
  test.each([
    '/',
    '/contact-us',
    '/nothing-here',
    '/api/nothing',
    '/api/form-token',
    '/widgets.js',
    '/newsletter/confirm?token=x',
  ])('%s has them all', async (path) => {
    const { headers } = await plain.ask(path);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('nothing inline runs, nothing is framed, forms post to us alone', async () => {
    const rules = policy(await plain.ask('/'));
    expect(rules.get('default-src')).toBe("'self'");
    expect(rules.get('script-src')).toBe("'self' 'inline-speculation-rules'");
    expect(rules.get('style-src')).toBe("'self' 'sha256-home'");
    // Players of videos, asked for by a reader's press alone.
    expect(rules.get('frame-src')).toBe("'self' https://www.youtube-nocookie.com https://player.vimeo.com");
    expect(rules.get('frame-ancestors')).toBe("'self'");
    expect(rules.get('form-action')).toBe("'self'");
    expect(rules.get('base-uri')).toBe("'none'");
    expect(rules.get('object-src')).toBe("'none'");
    expect(rules.get('require-trusted-types-for')).toBe("'script'");
  });

  test('a style hash holds for its own page alone', async () => {
    expect(policy(await plain.ask('/contact-us')).get('style-src')).toBe("'self'");
    expect(policy(await plain.ask('/nothing-here')).get('style-src')).toBe("'self' 'sha256-lost'");
    const sent = await plain.postForm('/api/contacts', booking);
    expect(policy(await plain.ask(sent.headers.get('location') ?? '')).get('style-src')).toBe("'self' 'sha256-sent'");
  });

  test('https is demanded only where the site is https', async () => {
    const [http, https] = [await plain.ask('/'), await secure.ask('/')];
    expect(http.headers.has('strict-transport-security')).toBe(false);
    expect(policy(http).has('upgrade-insecure-requests')).toBe(false);
    expect(https.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(policy(https).has('upgrade-insecure-requests')).toBe(true);
  });

  test('no answer of a call is kept by a cache, whatever it says, but one that is the same for everybody', async () => {
    const kept: string[] = [];
    for (const route of routes) {
      const { method, path } = route;
      const examples = method === 'GET' ? [] : Object.values(route.body?.examples ?? {});
      const asked = method === 'GET' ? [plain.ask(path)] : [plain.postForm(path, {}), plain.postJson(path, {})];
      for (const answer of await Promise.all([...asked, ...examples.map((body) => plain.postJson(path, body))]))
        if (answer.headers.get('cache-control') !== 'no-store') kept.push(path);
    }
    expect(new Set(kept)).toEqual(new Set(['/api/embed']));
  });
});

describe('a page made for one request', () => {
  const compression = { 'accept-encoding': 'br, gzip' };

  test('is compressed', async () => {
    const { headers } = await plain.askRaw('/search?q=backup', compression);
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['text/html; charset=utf-8', 'br']);
  });

  test('is not where it holds what somebody typed: its size would tell of it', async () => {
    const refused = await plain.postForm('/api/contacts', { ...booking, form: 'contact-page', email: 'no address' });
    expect([refused.status, refused.headers.get('content-encoding')]).toEqual([422, null]);
  });
});

describe('a header of thousands of entries', () => {
  test('in Cookie decodes none of them, which could throw for each', async () => {
    const decoded = vi.spyOn(globalThis, 'decodeURIComponent');
    onTestFinished(() => decoded.mockRestore());
    const cookie = Array.from({ length: 2_000 }, (_, at) => `${at.toString(36)}=%`).join(';');
    expect((await plain.askRaw('/api/form-token', { cookie })).status).toBe(200);
    expect(decoded.mock.calls.length).toBeLessThan(20);
  });

  test('in Accept and Accept-Encoding is read as if there were none', async () => {
    const encodingOf = async (encoding: string) => {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      return (await plain.askRaw('/nothing-here', headers)).headers['content-encoding'];
    };
    expect([await encodingOf('br, a'), await encodingOf(`br, ${'a,'.repeat(2_000)}`)]).toEqual(['br', undefined]);
    const typeOf = async (accept: string) => (await plain.askRaw('/Contact-us', { accept })).headers['content-type'];
    expect(await typeOf('text/html, a/b')).toContain('text/html');
    expect(await typeOf(`text/html, ${'a/b,'.repeat(1_000)}`)).toContain('text/plain');
  });
});
