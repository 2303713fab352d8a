import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
        expect(data.valid).toContain(target.split('?')[0]);
        expect((await server.askRaw(target)).status).toBe(200);
      }),
      { numRuns: wholeSet ? 300 : 75 },
    );
  });
});

describe('an address that reads as a post’s', () => {
  test('shows the post-not-found page with the closest posts, best first, status 404', async () => {
    const { status, body, headers } = await server.askRaw('/why-backup-failed');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('No such post');
    expect(body).toContain('<section data-list="posts">');
    expect(body).toMatch(/<ul><li><a href="\/blog\/why-backups-fail">Why backups fail &amp; how<\/a><\/li>/);
    expect(body).not.toContain('/blog/zzz');
  });

  test('shows the page without a list when no post is like it', async () => {
    const { status, body } = await server.askRaw('/qqqq');
    expect(status).toBe(404);
    expect(body).toContain('<section data-list="posts" hidden>');
  });

  test('shows what was built last, page and titles', async () => {
    const body = async () => (await server.askRaw('/why-backup-failed')).body;
    expect(await body()).toContain('Why backups fail &amp; how');
    const renamed = posts.map((post) => ({ ...post, title: `${post.title}, again` }));
    writeFileSync(join(distDir, '_server/redirects.json'), JSON.stringify({ data, posts: renamed }));
    const shell = join(distDir, '_server/shells/post-not-found.html');
    writeFileSync(shell, readFileSync(shell, 'utf8').replace('No such post', 'No such article'));
    const now = new Date();
    utimesSync(distDir, now, now);
    expect(await body()).toMatch(/No such article[\s\S]*Why backups fail &amp; how, again/);
  });

  test.each([
    '/admin-tools',
    '/Admin',
    '/services',
    '/industries',
    '/blog/nothing',
    '/some/path',
    '/file.txt',
    '/.env',
  ])('%s shows the not-found page instead', async (path) => {
    const { status, body } = await server.askRaw(path);
    expect(status).toBe(404);
    expect(body).toContain('<h1>Not found</h1>');
  });
});
