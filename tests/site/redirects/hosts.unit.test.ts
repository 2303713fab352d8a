import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createResolver } from '../../../site/redirects/create-resolver.ts';
import { follow } from '../../../site/redirects/follow.ts';
import { netlifyFile } from '../../../site/redirects/netlify-file.ts';
import { nginxMap } from '../../../site/redirects/nginx-map.ts';
import type { RedirectData } from '../../../site/redirects/redirect-data.ts';
import { builtFiles, dist } from '../../support/built-site.ts';
import { anyPath } from '../../support/redirects/any-address.ts';
import { readNginxMaps } from '../../support/redirects/nginx.ts';
import { plannedSite } from '../../support/redirects/planned-site.ts';
import vectors from '../../support/redirects/vectors.json' with { type: 'json' };
import { root } from '../../support/repository.ts';

const { resolveRedirect } = createResolver(plannedSite);

describe('the nginx map', () => {
  const nginx = readNginxMaps(nginxMap(plannedSite), '$old_redirect');

  test('says what the server says about every example and every old address', () => {
    const examples = vectors.map(({ path, search = '' }) => [path, search] as const);
    const old = Object.keys(plannedSite.legacy).map((path) => [path, ''] as const);
    for (const [path, search] of [...examples, ...old]) {
      expect([path, search, nginx(path, search.slice(1)) || null]).toEqual([
        path,
        search,
        resolveRedirect(path, search),
      ]);
    }
  });

  test('says what the server says about any plain address', () => {
    // nginx gives its maps a decoded path with single slashes. Excludes file paths (`/voip/index.html`): the server
    // serves the page, nginx redirects to it.
    const plain = anyPath
      .map((path) => path.replaceAll(/[^\w.,;:!?)”»/-]/g, '').replaceAll(/\/{2,}/g, '/'))
      .filter((path) => !/\/index|\.html$/.test(path));
    fc.assert(
      fc.property(plain, (path) => {
        expect(nginx(path, '') || null).toBe(resolveRedirect(path));
      }),
      { numRuns: 1000, examples: [['/managed/it/7'], ['/phishing.'], ['/phishing”)'], ['/-.'], ['/…']] },
    );
  });

  test('has no key twice, which nginx would refuse', () => {
    for (const body of nginxMap(plannedSite).split(/^map /m)) {
      const keys = [...body.matchAll(/^ {2}("[^"]*"|default) /gm)].map(([, key = '']) => key.toLowerCase());
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});

test('an old address that an author writes is one address for the hosts, whatever signs it has', () => {
  const written = [
    '/a"b',
    '/x" /blog;} server { location / { root /; } } #',
    '/back\\',
    '/y\n/api/* https://evil.example/:splat 200!',
  ];
  const legacy = { ...plannedSite.legacy, ...Object.fromEntries(written.map((from) => [from, '/blog'])) };
  const withoutStrings = (data: RedirectData) => nginxMap(data).replace(/"(?:[^"\\]|\\.)*"/gs, '""');
  const more = '  "" /blog;\n'.repeat(written.length);
  expect(withoutStrings({ ...plannedSite, legacy }).replace(more, '')).toBe(withoutStrings(plannedSite));
  const known = new Set(netlifyFile(plannedSite).split('\n'));
  const added = netlifyFile({ ...plannedSite, legacy })
    .split('\n')
    .filter((line) => !known.has(line));
  expect(added).toEqual(written.map(() => expect.stringMatching(/^\S+ \/blog 301$/)));
});

describe('the file _redirects', () => {
  const lines = netlifyFile(plannedSite)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

  test('leads every address where the server leads it, for good', () => {
    expect(lines.length).toBeGreaterThan(300);
    for (const [from = '', to, status] of lines) {
      expect([from, to, status]).toEqual([from, resolveRedirect(from.replace('*', 'some/page')), '301']);
    }
  });

  test('never stands in the way of a page, which Cloudflare would redirect all the same', () => {
    const patterns = lines.map(([from = '']) => from);
    const hidden = plannedSite.valid.filter((path) =>
      patterns.some((from) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from)),
    );
    expect(hidden).toEqual([]);
  });

  test('keeps to what Cloudflare Pages takes: 2,000 whole paths, 100 with a star, 1,000 characters each', () => {
    const starred = lines.filter(([from = '']) => from.includes('*'));
    expect(starred.length).toBeLessThanOrEqual(100);
    expect(lines.length - starred.length).toBeLessThanOrEqual(2000);
    for (const line of lines) expect(line.join(' ').length).toBeLessThanOrEqual(1000);
  });
});

describe('the not-found page of a static host', () => {
  const go = (pathname: string, search = ''): string | undefined => {
    let target: string | undefined;
    follow({ pathname, search, replace: (url) => (target = String(url)) }, plannedSite);
    return target;
  };

  test.each([
    ['/it-support-legal', '?utm_source=a&x=1', '/industries/legal?utm_source=a'],
    ['/Contact-US/', '?service=dark-web-scan', '/contact-us?service=dark-web-scan'],
    ['//evil.example', '', undefined],
    ['//evil.example/12', '', '/'],
    ['/nowhere', '', undefined],
    ['/contact-us', '', undefined],
    ['/404', '', undefined],
    ['/%', '', undefined],
  ])('%s%s → %s', (path, search, target) => {
    expect(go(path, search)).toBe(target);
  });

  test('loads the script, which no other page does, and which weighs at most 10 kB', () => {
    const scripts = builtFiles().filter((file) => /^assets\/redirect-[^/]+\.js$/.test(file));
    expect(scripts).toHaveLength(1);
    expect(statSync(join(dist, `${scripts[0]}.br`)).size).toBeLessThanOrEqual(10_000);
    const loading = builtFiles().filter(
      (file) => file.endsWith('.html') && readFileSync(join(dist, file), 'utf8').includes('/assets/redirect-'),
    );
    expect(loading).toEqual(['404.html']);
    expect(readFileSync(join(dist, '404.html'), 'utf8')).toContain(`<script defer src="/${scripts[0]}"></script>`);
  });

  test('the built script sends a visitor on', () => {
    const script = builtFiles().find((file) => file.startsWith('assets/redirect-') && file.endsWith('.js')) ?? '';
    const targets: string[] = [];
    const location = {
      pathname: '/IT-Support-Legal/',
      search: '?gclid=1&b',
      replace: (to: string) => targets.push(to),
    };
    new Function('location', readFileSync(join(dist, script), 'utf8'))(location);
    expect(targets).toEqual(['/industries/legal?gclid=1']);
  });
});

describe('npm run redirects -- explain', () => {
  const explain = (address: string) =>
    execFileSync(process.execPath, ['site/redirects/cli.ts', 'explain', address], { cwd: root, encoding: 'utf8' });

  test('says which rule fires and why', () => {
    expect(explain('https://old.example/IT-Support-Legal/?utm_source=a&b')).toMatch(
      /→ \/industries\/legal\?utm_source=a \(301\).*Rule 2-it-support: /s,
    );
  });

  test('says where an address of the legacy map is written', () => {
    expect(explain('/phishing')).toMatch(
      /Rule 1-legacy: Written in site\/redirects\/legacy-map\.csv:\d+ \(Old article/,
    );
  });

  test('says why an address goes nowhere', () => {
    expect(explain('/contact-us')).toContain('There is a page at this address.');
    expect(explain('/some/old/path')).toMatch(/not-found page \(404\).*No rule/s);
  });
});
