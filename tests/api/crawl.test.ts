import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../site/data/company.ts';
import { dist } from '../support/built-site.ts';
import routes from '../support/routes.json' with { type: 'json' };
import { type TestServer, testServer } from '../support/server.ts';

type Route = { path: string; kind: string; canonical?: string };

/** Pieces to read that are written later; until then they are not built and not linked. */
const later = new Set(['library', 'blog', 'case-study', 'guide', 'webinar', 'whitepaper']);
/** Tools that come with their own screens. */
const laterPaths = new Set([
  '/admin',
  '/admin-dashboard',
  '/csv-importer',
  '/seo-dashboard',
  '/demo/micro-interactions',
]);
/** Answers to something the visitor did: not for search engines. */
const hidden = new Set(['/thank-you', '/unsubscribe', '/search']);

const due = (routes as Route[]).filter(({ path, kind }) => kind !== 'router-redirect' && !laterPaths.has(path));

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist });
});
afterAll(() => server.stop());

async function page(path: string) {
  const answer = await server.ask(path);
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
  return {
    status: answer.status,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? ''),
  };
}

const address = (path: string) => company.origin + (path === '/' ? '/' : path);

describe('every address of the route list answers as it should', () => {
  const written = due.filter((route) => !later.has(route.kind) || route.kind === 'alias');

  test.each(written)('$path', async ({ path, kind, canonical }) => {
    const found = await page(path);
    expect(found.status).toBe(200);
    if (path === '/unsubscribe' || path === '/search') return;
    expect(found.canonical).toBe(address(canonical ?? path));
    const noindex = kind === 'alias' || hidden.has(path);
    expect(found.robots).toMatch(noindex ? /^noindex, follow$/ : /^index, follow/);
  });
});

test.each(['/blog/page/1', '/blog/page/5', '/blog/page/77'])(
  '%s is no page of the blog and leads to its first',
  async (path) => {
    const { status, headers } = await server.askRaw(path);
    expect([status, headers.location]).toEqual([301, '/blog']);
  },
);

test('a crawl from home and from the sitemap meets no broken link, and both find the same pages', async () => {
  const seen = new Map<string, string[]>([['/', []]]);
  const broken: string[] = [];
  for (const [path] of seen) {
    const found = await page(path);
    if (found.status !== 200) broken.push(`${path} ${found.status}, linked from ${seen.get(path)?.join(', ')}`);
    for (const link of found.links) seen.set(link, [...(seen.get(link) ?? []), path].slice(0, 3));
  }
  expect(broken).toEqual([]);
  const sitemap = await (await server.ask('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.filter((path) => !seen.has(path))).toEqual([]);
});
