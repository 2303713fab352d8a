import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { brand, company } from '../../../shared/company/company.ts';
import { aliases } from '../../../site/facts/aliases.ts';
import type { PageContext, SiteContext } from '../../../site/pages/site-context.ts';
import { Head } from '../../../site/seo/Head.tsx';
import { canonicalAddress, documentTitle } from '../../../site/seo/title.ts';
import { builtHeads } from '../../support/built-heads.ts';
import { dist } from '../../support/built-site.ts';
import { pngSize } from '../../support/image-size.ts';
import { leftOutPaths } from '../../support/published.ts';
import { wholeSet } from '../../support/whole-set.ts';

const site: SiteContext = {
  origin: 'https://site.example',
  script: '/assets/x.js',
  search: { engine: '/assets/search-engine.js', index: '/assets/search-index.json' },
  postalCodes: '/assets/postal-codes.json',
  fonts: { text: '/t.woff2', display: '/d.woff2' },
  pages: [],
  today: new Date(0),
  shareImages: new Map(),
  pictures: new Map(),
};
const page: PageContext = {
  path: '/a',
  title: 'Heading of a',
  description: 'What a says',
  indexable: true,
  canonical: '/a',
  site,
};
const head = (change: Partial<PageContext>) => renderToString(Head({ page: { ...page, ...change } }));

test('the address of a page that the server fills, with the token of a mailed link, is told to no other page', () => {
  const referrer = '<meta name="referrer" content="strict-origin"';
  expect([head({ path: '' }).includes(referrer), head({}).includes(referrer)]).toEqual([true, false]);
});

test('a heading becomes a title with the name of the company, where the two fit', () => {
  expect(documentTitle('Short heading')).toBe(`Short heading | ${brand}`);
  expect(documentTitle('x'.repeat(59))).toBe('x'.repeat(59));
});

test('a custom title too carries the name of the company where the two fit, and is not set over 150 characters', () => {
  expect(documentTitle('Heading', 'Custom')).toBe(`Custom | ${brand}`);
  expect(documentTitle('Heading', `Work at ${brand}`)).toBe(`Work at ${brand}`);
  expect(documentTitle('Heading', 'x'.repeat(150))).toHaveLength(150);
  expect(documentTitle('Heading', 'x'.repeat(151))).toBe(`Heading | ${brand}`);
});

test('a title that is long and names the brand is not written over', () => {
  const custom = `${'x'.repeat(61)} ${company.name}`;
  expect(documentTitle('Heading', custom)).toBe(custom);
  expect(head({ title: custom })).toContain(`<title>${custom}</title>`);
});

test('a canonical address is the origin and the path without a trailing slash', () => {
  expect(canonicalAddress('https://a.example', '/x/')).toBe('https://a.example/x');
  expect(canonicalAddress('https://a.example', '/')).toBe('https://a.example/');
});

test('a page is for search engines without limits on snippets; a second address is noindex, follow with its canonical', () => {
  expect(head({})).toContain('content="index, follow, max-snippet:-1');
  const alias = head({ indexable: false });
  expect(alias).toContain('content="noindex, follow"');
  expect(alias).toContain('rel="canonical" href="https://site.example/a"');
});

test('pages of the blog tell feed readers where the feed is, other pages do not', () => {
  for (const feed of ['type="application/atom+xml"', 'type="application/feed+json"']) {
    for (const path of ['/blog', '/blog/page/2', '/blog/x'])
      expect(head({ path })).toContain(`rel="alternate" ${feed}`);
    for (const path of ['/', '/library/x', '/blogging']) expect(head({ path })).not.toContain(feed);
  }
});

const heads = builtHeads();
const shared = heads.filter(({ path, indexable }) => indexable || path in aliases);

test('a built page is for search engines without limits on snippets, or noindex, follow', () => {
  const listed = 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1';
  expect(new Set(heads.map(({ robots }) => robots))).toEqual(new Set([listed, 'noindex, follow']));
  expect(heads.filter(({ path }) => path in aliases)).toHaveLength(
    Object.values(aliases).filter((page) => !leftOutPaths.has(page)).length,
  );
  for (const { path, indexable, canonical } of heads) {
    expect(indexable && path in aliases, path).toBe(false);
    if (indexable) expect(canonical).toBe(company.origin + path);
  }
});

test('what the server sends at /thank-you and /unsubscribe in place of a page is noindex, with the canonical of that page', () => {
  const wanted = { sent: '/thank-you', unsubscribe: '/unsubscribe', 'unsubscribe-help': '/unsubscribe' };
  for (const [name, path] of Object.entries(wanted)) {
    const shell = readFileSync(join(dist, `_server/shells/${name}.html`), 'utf8');
    expect(shell, name).toContain(`<link rel="canonical" href="${company.origin}${path}"`);
    expect(shell, name).toContain('<meta name="robots" content="noindex, follow"');
  }
});

test('what a shared link shows is the title, description and canonical address of its page', () => {
  for (const { path, title, canonical, meta } of shared) {
    expect(title, path).not.toBe('');
    expect(meta('description'), path).toBeTruthy();
    expect([meta('og:title'), meta('og:description'), meta('og:url')], path).toEqual([
      title,
      meta('description'),
      canonical,
    ]);
  }
});

/** The gate's build draws every tenth (`finishSite`). */
test('what a shared link shows has a picture of 1200 by 630 that is there', () => {
  let drawn = 0;
  for (const { path, meta } of shared) {
    const address = meta('og:image') ?? '';
    expect(address.startsWith(`${company.origin}/share/`), path).toBe(true);
    const file = join(dist, address.slice(company.origin.length));
    if (wholeSet || existsSync(file)) {
      expect(pngSize(readFileSync(file)), path).toEqual([1200, 630]);
      drawn += 1;
    }
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt'), path).toBeTruthy();
  }
  expect(drawn).toBeGreaterThan(20);
});
