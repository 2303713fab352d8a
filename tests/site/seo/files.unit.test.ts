import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { securityText } from '../../../site/build/security-text.ts';
import { aliases } from '../../../site/facts/aliases.ts';
import { builtHeads } from '../../support/built-heads.ts';
import { builtFiles, dist } from '../../support/built-site.ts';
import { icoSizes, pngSize } from '../../support/image-size.ts';
import { ofSample } from '../../support/of-sample.ts';
import { publishedToday } from '../../support/published.ts';
import { siteContext } from '../../support/tiny-site.ts';
import { parseXml, textOf } from '../../support/xml.ts';

const file = (address: string) => readFileSync(join(dist, address));
const text = (address: string) => file(address).toString('utf8');
const content = publishedToday();
const heads = builtHeads();
const listed = heads.filter(({ indexable }) => indexable).map(({ canonical = '' }) => canonical);
const pathOf = (address: string) => new URL(address).pathname;

test('sitemap.xml is well-formed and gives each page for search engines with the day of its last change', () => {
  const { name, attributes, children } = parseXml(text('/sitemap.xml'));
  expect([name, attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const updated = new Map(content.map(({ path, data }) => [path, data.updated]));
  expect(children.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]).toSorted()).toEqual(
    listed.map((address) => [address, updated.get(pathOf(address))]).toSorted(),
  );
});

test('robots.txt names the sitemap and keeps out the API alone: a crawler may read that /admin is noindex', () => {
  const lines = text('/robots.txt').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  const kept = lines
    .filter((line) => line.startsWith('Disallow:'))
    .map((line) => line.slice('Disallow:'.length).trim());
  expect(kept).toEqual(['/api/']);
  const pages = heads.map(({ path }) => path).filter((path) => kept.some((prefix) => path.startsWith(prefix)));
  expect([...pages, ...Object.keys(aliases).filter((path) => kept.some((prefix) => path.startsWith(prefix)))]).toEqual(
    [],
  );
});

test('llms.txt gives the name of the site, what it is, and pages that exist, every one for search engines', () => {
  const lines = text('/llms.txt').split('\n');
  expect(lines[0]).toBe(`# ${company.name}`);
  expect(lines.find((line) => line.startsWith('> '))).toBeTruthy();
  const linked = [...text('/llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect([...linked, `${company.origin}/`].toSorted()).toEqual(listed.toSorted());
});

test('llms.txt calls a page by what it is about', () => {
  for (const name of ['Dental IT', 'Cloud Solutions', 'Pricing']) expect(text('/llms.txt')).toContain(`[${name}](`);
});

ofSample(test, 'places')('llms.txt calls a page about a town by the town', () => {
  for (const name of ['IT services in Oakville', 'Dental IT in Brampton'])
    expect(text('/llms.txt')).toContain(`[${name}](`);
});

describe('security.txt', () => {
  const fieldsOf = (body: string) => new Map(body.split('\n').map((line) => line.split(': ') as [string, string]));
  const daysLeft = (expires = '', from = new Date()) => (Date.parse(expires) - from.getTime()) / 86_400_000;

  test('says whom to write to, and holds today', () => {
    const fields = fieldsOf(text('/.well-known/security.txt'));
    expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
    expect(fields.get('Canonical')).toBe(`${company.origin}/.well-known/security.txt`);
    const policy = fields.get('Policy') ?? '';
    expect(policy).toBe(`${company.origin}/.well-known/security-policy.txt`);
    expect(text(new URL(policy).pathname)).toContain(`Write to ${company.email}.`);
    // Support is in English only (/locations/brampton).
    expect(fields.get('Preferred-Languages')).toBe('en');
    expect(daysLeft(fields.get('Expires'))).toBeGreaterThan(0);
  });

  test('has the fields of RFC 9116, those that may stand once only once, and https addresses', () => {
    const lines = text('/.well-known/security.txt').trimEnd().split('\n');
    const names = lines.map((line) => line.slice(0, line.indexOf(': ')));
    expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    const expires = fieldsOf(lines.join('\n')).get('Expires') ?? '';
    // RFC 3339, as RFC 9116, section 2.5.5, requires.
    expect(new Date(expires).toISOString()).toBe(expires);
    for (const line of lines.slice(3)) expect(line).toMatch(/: https:\/\//);
  });

  test.each(['2026-11-22T23:59:59Z', '2027-03-01T00:00:00Z', '2028-02-29T00:00:00Z'])(
    'built at %s, it holds for less than a year (RFC 9116)',
    (built) => {
      const today = new Date(built);
      const left = daysLeft(fieldsOf(securityText({ ...siteContext([]), today })).get('Expires'), today);
      expect(left).toBeGreaterThan(300);
      expect(left).toBeLessThan(365);
    },
  );
});

describe('icons', () => {
  const files = new Set(builtFiles().map((path) => `/${path}`));

  test('of the web manifest are there, in the sizes it states', () => {
    const { name, start_url, icons } = JSON.parse(text('/site.webmanifest'));
    expect([name, start_url]).toEqual([company.name, '/']);
    const sizes = (icons as { src: string; sizes: string; type: string }[]).map(({ src, sizes, type }) => {
      expect([...files]).toContain(src);
      if (type === 'image/png') expect(`${pngSize(file(src)).join('x')}`, src).toBe(sizes);
      return sizes;
    });
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });

  test('in the head of every page are there, with the manifest', () => {
    const wanted = {
      icon: ['/favicon.ico', '/icon.svg'],
      'apple-touch-icon': ['/apple-touch-icon.png'],
      manifest: ['/site.webmanifest'],
    };
    for (const { path, links } of heads) {
      const found = Object.keys(wanted).map((name) => [
        name,
        links.filter(({ rel }) => rel === name).map(({ href }) => href),
      ]);
      expect(Object.fromEntries(found), path).toEqual(wanted);
    }
    expect(
      Object.values(wanted)
        .flat()
        .filter((address) => !files.has(address)),
    ).toEqual([]);
    expect(icoSizes(file('/favicon.ico'))).toContainEqual([32, 32]);
    expect(pngSize(file('/apple-touch-icon.png'))).toEqual([180, 180]);
    expect(text('/icon.svg')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  });
});
