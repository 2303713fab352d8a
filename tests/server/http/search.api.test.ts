import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchMessages, searchStatus, tidyQuery } from '../../../shared/search/search.ts';
import { isSample } from '../../../site/facts/served.ts';
import { dist } from '../../support/built-site.ts';
import { generousLimits, type TestServer, testServer } from '../../support/server.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist });
});
afterAll(() => server?.stop());

async function ask(query: string) {
  const answer = await server.ask(`/search?${new URLSearchParams({ q: query })}`);
  const page = parse(await answer.text());
  const main = page.querySelector('main');
  if (!main) throw new Error('The answer is no page');
  return {
    answer,
    page,
    main,
    status: main.querySelector('[role="status"]')?.text ?? '',
    field: main.querySelector('input[name="q"]')?.getAttribute('value'),
    links: main.querySelectorAll('[data-results] a').map((link) => link.getAttribute('href')),
    isHidden: (selector: string) => main.querySelector(selector)?.hasAttribute('hidden'),
  };
}

describe('GET /search answers without a script', () => {
  test('with the results, their count, and the query in its field', async () => {
    const { answer, page, status, field, links, isHidden } = await ask('help  desk');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(links).toContain('/services/managed-it/help-desk');
    expect(status).toMatch(/results for “help desk”$/);
    expect(field).toBe('help desk');
    expect(page.querySelector('title')?.text).toContain('help desk');
    expect(page.querySelectorAll('header input[name="q"]').filter((input) => input.hasAttribute('value'))).toEqual([]);
    expect([isHidden('[data-results]'), isHidden('[data-no-results]')]).toEqual([false, true]);
  });

  test('with what else to do when nothing is found, and when nothing is asked', async () => {
    for (const query of ['xqzzyqv', '', '   ', '???']) {
      const { status, links, isHidden } = await ask(query);
      expect(links).toEqual([]);
      expect(status).toBe(searchStatus({ hits: [], total: 0 }, tidyQuery(query)));
      expect([isHidden('[data-results]'), isHidden('[data-no-results]')]).toEqual([true, false]);
    }
  });

  test('and search engines are told not to list it', async () => {
    const { page } = await ask('voip');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow');
  });

  test.each(['/Search', '/search/', '/SEARCH/'])(
    'and sends %s to its one spelling, with what was asked',
    async (path) => {
      const { status, headers } = await server.askRaw(`${path}?q=voip`);
      expect([status, headers.location]).toEqual([301, '/search?q=voip']);
    },
  );

  test('with every link leading to a page that exists', async () => {
    const { links } = await ask('backup');
    expect(links).not.toEqual([]);
    for (const link of links) expect((await server.ask(String(link))).status, link).toBe(200);
  });
});

test('whatever is asked is shown as text: the page has no more elements than for any other query of its kind', async () => {
  const { main } = await ask('xqzzyqv');
  const elements = main.querySelectorAll('*').length;
  const nasty = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' autofocus onfocus='x",
      '&lt;b&gt;',
      '</title><h1>',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async (text) => {
      const query = `xqzzyqv ${text}`;
      const { answer, main: shown, status, links, field } = await ask(query);
      expect(answer.status).toBe(200);
      if (links.length > 0) return;
      expect(shown.querySelectorAll('*').length).toBe(elements);
      expect(status).toBe(searchMessages.none(tidyQuery(query)));
      expect(field).toBe(tidyQuery(query));
    }),
    { numRuns: wholeSet ? 60 : 8 },
  );
});

test('a query that is sent twice, too long or broken is answered all the same', async () => {
  for (const query of ['q=a&q=b', `q=${'voip+'.repeat(2000)}`, 'q=%E0%A4%A', 'q[]=voip', 'q=%00%ff', '__proto__=1']) {
    expect((await server.askRaw(`/search?${query}`)).status, query.slice(0, 20)).toBe(200);
  }
});

beforeRelease('an address that searches without end is asked to wait, with a page', async () => {
  const limitTable = {
    ...generousLimits,
    limits: { ...generousLimits.limits, search: { points: 1, seconds: 60, reason: 'a test' } },
  };
  const strict = await testServer({ distDir: dist, limitTable });
  try {
    expect((await strict.ask('/search?q=voip')).status).toBe(200);
    const refused = await strict.ask('/search?q=voip');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(refused.headers.get('content-type')).toContain('text/html');
  } finally {
    await strict.stop();
  }
});

test('an unknown address is answered with the pages, posts and cities that its words may mean', async () => {
  const linked = async (path: string) => {
    const answer = await server.ask(path, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    const section = parse(await answer.text()).querySelector('[data-list="closest"]');
    return section?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  };
  expect(await linked('/law-firm-security')).toContain('/industries/legal');
  expect(await linked('/blog/phishing-simulations')).toContain('/services/cybersecurity/phishing-simulation');
  if (isSample) expect(await linked('/locations/missisauga')).toContain('/locations/mississauga');
  expect(await linked('/zzzz')).toBeUndefined();
});
