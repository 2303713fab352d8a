import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPath } from '../../../../shared/staff/staff.ts';
import type { RedirectData } from '../../../../site/redirects/redirect-data.ts';
import { fixtureDist } from '../../../support/fixture-dist.ts';
import { anyPath, anySearch } from '../../../support/redirects/any-address.ts';
import { type TestServer, testServer } from '../../../support/server.ts';
import { wholeSet } from '../../../support/whole-set.ts';

const pages = ['/', '/contact-us', '/services/cybersecurity', '/industries/legal', '/services/managed-it', '/blog'];
const posts = [
  { path: '/blog/why-backups-fail', title: 'Why backups fail & how' },
  { path: '/blog/what-is-a-vcio', title: 'What is a vCIO?' },
  { path: '/blog/zzz', title: 'Nothing in common' },
];
const data: RedirectData = {
  valid: [...pages, ...posts.map(({ path }) => path)],
  posts: posts.map(({ path }) => path.slice('/blog/'.length)),
  files: ['/404', '/robots.txt'],
  aliases: {},
  legacy: { '/phishing': '/services/cybersecurity' },
};

const files: Record<string, string> = {
  ...Object.fromEntries(
    data.valid.filter((path) => path !== '/').map((path) => [`${path.slice(1)}.html`, '<h1>x</h1>']),
  ),
  '_server/redirects.json': JSON.stringify({ data, posts }),
  _redirects: '/phishing /services/cybersecurity 301\n',
};

let server: TestServer;
const distDir = fixtureDist();
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), text);
  }
  server = await testServer({ distDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(distDir, { recursive: true, force: true });
});

const go = async (path: string, method = 'GET') => {
  const { status, headers } = await server.askRaw(path, {}, method);
  return [status, headers.location];
};

describe('an old address', () => {
  test.each([
    ['/phishing', '/services/cybersecurity'],
    ['/Phishing/', '/services/cybersecurity'],
    ['/what-is-a-vcio', '/blog/what-is-a-vcio'],
    ['/it-support-legal', '/industries/legal'],
    ['/it%2Dsupport%2Dlegal', '/industries/legal'],
    ['/blog/page/7', '/blog'],
    ['/wp-content/uploads/team.jpg', '/'],
    ['/old-page?attachment_id=4', '/'],
    ['/phishing?utm_source=a%26b&x=1&gclid=2', '/services/cybersecurity?utm_source=a%26b&gclid=2'],
  ])('%s is sent to %s once and for all', async (path, target) => {
    expect(await go(path)).toEqual([301, target]);
    expect(await go(path, 'HEAD')).toEqual([301, target]);
    expect((await server.askRaw(target)).status).toBe(200);
  });

  test('its redirect is kept for an hour and not for ever, so that a page may come to stand there', async () => {
    expect((await server.askRaw('/phishing')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('takes no form post', async () => {
    expect((await server.askRaw('/phishing', {}, 'POST')).status).toBe(404);
  });

  test.each(['/_redirects', '/404', '/robots.txt.br', '/_server/redirects.json', '/api/12', '/admin/users'])(
    '%s is none: 404',
    async (path) => expect(await go(path)).toEqual([404, undefined]),
  );

  test('whatever is asked for, a redirect stays on this site and ends after one step', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath, anySearch, async (path, search) => {
        const answer = await server.askRaw(encodeURI(path.toWellFormed()) + encodeURI(search.toWellFormed()));
        expect([200, 301, 404]).toContain(answer.status);
        if (answer.status !== 301) return;
        const target = String(answer.headers.location);
        expect([...data.valid, staffPath]).toContain(target.split('?')[0]);
        expect((await server.askRaw(target)).status).toBe(200);
      }),
      { numRuns: wholeSet ? 300 : 75, examples: [['/admin//', '']] },
    );
  });
});

/** What a browser is shown. */
const look = (path: string) => server.askRaw(path, { Accept: 'text/html' });

describe('an unknown address', () => {
  test('shows the not-found page with the posts whose slugs are alike, best first, status 404', async () => {
    const { status, body, headers } = await look('/why-backup-failed');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(body).toContain('<h1>Not found</h1><section data-list="closest"><h2>');
    expect(body).toMatch(/<ul><li><a href="\/blog\/why-backups-fail">Why backups fail &amp; how<\/a><\/li>/);
    expect(body).not.toContain('/blog/zzz');
  });

  test.each(['/qqqq', '/blog/qqqq', '/some/path', '/file.txt', '/.env', '/admin-tools', '/services'])(
    '%s shows it without a heading over nothing when no page is like it',
    async (path) => {
      const { status, body } = await look(path);
      expect(status).toBe(404);
      expect(body).toContain('<h1>Not found</h1>');
      expect(body).not.toContain('Perhaps');
    },
  );

  test('below /blog is a post’s too', async () => {
    expect((await look('/blog/why-backup-failed')).body).toContain('<a href="/blog/why-backups-fail">');
  });

  test('shows what was built last, page and titles', async () => {
    const body = async () => (await look('/why-backup-failed')).body;
    expect(await body()).toContain('Why backups fail &amp; how');
    const renamed = posts.map((post) => ({ ...post, title: `${post.title}, again` }));
    writeFileSync(join(distDir, '_server/redirects.json'), JSON.stringify({ data, posts: renamed }));
    const page = join(distDir, '404.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('Not found', 'Not there'));
    const now = new Date();
    utimesSync(distDir, now, now);
    expect(await body()).toMatch(/Not there[\s\S]*Why backups fail &amp; how, again/);
  });
});

test.each([
  ['/Admin', '/admin'],
  ['/ADMIN/', '/admin'],
  ['/admin/leads/', '/admin'],
  ['/Admin/Leads', '/admin'],
  ['/Admin-Dashboard', '/admin-dashboard'],
  ['/admin-dashboard/', '/admin-dashboard'],
  ['/CSV-Importer', '/csv-importer'],
  ['/csv-importer/', '/csv-importer'],
  ['/SEO-Dashboard', '/seo-dashboard'],
  ['/seo-dashboard/.', '/seo-dashboard'],
])('the staff page %s is found in one step at %s', async (path, target) => {
  expect(await go(path)).toEqual([301, target]);
  expect((await server.askRaw(target)).status).toBe(200);
});

test.each([
  '/contact-us.',
  '/contact-us%20',
  '/Contact-Us/,',
  '/contact-us)',
  '/contact-us%E2%80%9D',
  '/contact-us.html.',
])('what was copied with %s is dropped', async (path) => expect(await go(path)).toEqual([301, '/contact-us']));
