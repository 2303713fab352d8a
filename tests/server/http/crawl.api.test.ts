import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { dist } from '../../support/built-site.ts';
import { leftOutPaths, publishedToday } from '../../support/published.ts';
import routes from '../../support/routes.json' with { type: 'json' };
import { type TestServer, testServer } from '../../support/server.ts';

type Route = { path: string; kind: string; canonical?: string };

/** Unwritten pieces are neither built nor linked. */
const writtenLater = new Set(['library', 'blog', 'case-study', 'guide', 'webinar', 'whitepaper']);
const laterPaths = new Set(['/admin', '/admin-dashboard', '/csv-importer', '/seo-dashboard']);
/** Responses to a visitor's action, and the developers' catalogue. */
const answers = new Set(['/thank-you', '/unsubscribe', '/search', '/demo/micro-interactions']);

const written = new Set(publishedToday().map(({ path }) => path));
const putOff = (routes as Route[]).filter(
  ({ path, kind }) => laterPaths.has(path) || (writtenLater.has(kind) && !written.has(path)),
);
const isLeftOut = ({ path, canonical = path }: Route) => leftOutPaths.has(canonical);
const due = (routes as Route[]).filter(
  (route) => route.kind !== 'router-redirect' && !putOff.includes(route) && !isLeftOut(route),
);
const pages = due.filter(({ path, kind }) => kind !== 'alias' && !answers.has(path));
/** Aliases, further blog pages and `answers` are served, but not for search engines. */
const others = due.filter((route) => !pages.includes(route));

let server: TestServer;
/** Pages reachable from home, with the pages that link to them. */
const crawled = new Map<string, Found & { from: string[] }>();
beforeAll(async () => {
  server = await testServer({ distDir: dist });
  const from = new Map<string, string[]>([['/', []]]);
  for (const [path, linking] of from) {
    const found = await page(path);
    crawled.set(path, { ...found, from: linking });
    for (const link of found.links) from.set(link, [...(from.get(link) ?? []), path].slice(0, 3));
  }
});
afterAll(() => server.stop());

type Found = Awaited<ReturnType<typeof page>>;
async function page(path: string) {
  const answer = await server.ask(path);
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
  return {
    status: answer.status,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? '',
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? ''),
  };
}

const pathOf = (address: string) =>
  address.startsWith(`${company.origin}/`) ? address.slice(company.origin.length) : address;
const address = (path: string) => company.origin + path;

test('the list of routes is no shorter than the site: nothing that is built is put off', () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(putOff.filter(({ path }) => written.has(path))).toEqual([]);
  expect([...written].filter((path) => !due.some((route) => route.path === path))).toEqual([]);
});

describe('the links of home lead to every page of the route list', () => {
  test.each(pages)('$path', ({ path }) => {
    const found = crawled.get(path);
    expect(found?.status).toBe(200);
    expect(found?.canonical).toBe(address(path));
    expect(found?.robots).toMatch(/^index, follow/);
  });
});

describe('what is not for search engines answers all the same; no link leads to a second address', () => {
  test.each(others)('$path', async ({ path, kind, canonical }) => {
    if (kind === 'alias' && !path.startsWith('/blog/page/')) expect(crawled.has(path)).toBe(false);
    const found = await page(path);
    expect([found.status, found.robots]).toEqual([200, 'noindex, follow']);
    expect(found.canonical).toBe(address(canonical ?? path));
  });
});

test('a crawl from home meets no broken link, and no page that is put off', () => {
  const broken = [...crawled].filter(([, { status }]) => status !== 200);
  expect(broken.map(([path, { status, from }]) => `${path} ${status}, linked from ${from.join(', ')}`)).toEqual([]);
  expect(putOff.filter(({ path }) => crawled.has(path))).toEqual([]);
});

test('the crawl from home and the sitemap find the same pages for search engines', async () => {
  const sitemap = await (await server.ask('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => pathOf(match[1] ?? ''));
  const indexable = [...crawled].filter(([, { robots }]) => robots.startsWith('index')).map(([path]) => path);
  expect(listed.toSorted()).toEqual(indexable.toSorted());
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test.each(['/blog/page/1', '/blog/page/5', '/blog/page/77'])(
  '%s is no page of the blog and leads to its first',
  async (path) => {
    const { status, headers } = await server.askRaw(path);
    expect([status, headers.location]).toEqual([301, '/blog']);
  },
);
