import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { company } from '../../site/data/company.ts';
import type { PageContext, SiteContext } from '../../site/layouts/context.ts';
import { breadcrumbs } from '../../site/seo/breadcrumbs.ts';
import { Head } from '../../site/seo/Head.tsx';
import { canonicalAddress, documentTitle } from '../../site/seo/title.ts';

const site: SiteContext = {
  origin: 'https://site.example',
  script: '/assets/x.js',
  search: { engine: '/assets/search-engine.js', index: '/assets/search-index.json' },
  postalCodes: '/assets/postal-codes.json',
  fonts: { text: '/t.woff2', display: '/d.woff2' },
  pages: [],
  today: new Date(0),
  shareImages: new Map(),
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

test('a heading becomes a title with the name of the company, where the two fit', () => {
  expect(documentTitle('Short heading')).toBe(`Short heading | ${company.name}`);
  expect(documentTitle('x'.repeat(59))).toBe('x'.repeat(59));
});

test('a custom title stays as it is, and one over 150 characters is refused', () => {
  expect(documentTitle('Heading', 'Custom')).toBe('Custom');
  expect(documentTitle('Heading', 'x'.repeat(150))).toHaveLength(150);
  expect(() => documentTitle('Heading', 'x'.repeat(151))).toThrow('150');
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
  const feed = 'rel="alternate" type="application/atom+xml"';
  for (const path of ['/blog', '/blog/page/2', '/blog/x']) expect(head({ path })).toContain(feed);
  for (const path of ['/', '/library/x', '/blogging']) expect(head({ path })).not.toContain(feed);
});

test('breadcrumbs carry the labels of the specification, later segments their slug in title case', () => {
  const labels = (path: string) => breadcrumbs(path).map(({ label }) => label);
  expect(labels('/locations/richmond-hill')).toEqual(['Home', 'Service Areas', 'Richmond Hill']);
  expect(labels('/library/x')).toEqual(['Home', 'Knowledge Library', 'X']);
  expect(['services', 'industries', 'resources', 'blog'].map((first) => labels(`/${first}`)[1])).toEqual([
    'Services',
    'Industries',
    'Resources',
    'Blog',
  ]);
});
