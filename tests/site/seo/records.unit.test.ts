import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { webinars } from '../../../site/facts/webinars.ts';
import { type KindName, kindOf } from '../../../site/schema/kinds.ts';
import { builtHeads } from '../../support/built-heads.ts';
import { dist } from '../../support/built-site.ts';
import { leftOutPaths, publishedToday, today } from '../../support/published.ts';

type Value = string | number | Value[] | Item;
type Item = { [name: string]: Value };

const heads = builtHeads();
const content = publishedToday();
const recordsOf = (json: string) => (JSON.parse(json) as { '@graph': Item[] })['@graph'];
const graphs = new Map(heads.flatMap(({ path, data: [json] }) => (json ? [[path, recordsOf(json)]] : [])));
const record = (path: string, type: string) => graphs.get(path)?.find((item) => item['@type'] === type) ?? {};
const address = (path: string) => company.origin + path;

function itemsIn(value: Value | undefined): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  return typeof value === 'object' ? [value, ...Object.values(value).flatMap(itemsIn)] : [];
}

test('a page for search engines has one graph of schema.org records, every other page at most one', () => {
  const wrong = heads.filter(({ indexable, data }) => (indexable ? data.length !== 1 : data.length > 1));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  for (const { path, data } of heads) {
    for (const json of data) {
      expect(JSON.parse(json)['@context'], path).toBe('https://schema.org');
      expect(recordsOf(json), path).not.toEqual([]);
    }
  }
});

test('what a record refers to is in the same graph, and nothing is described twice', () => {
  for (const [path, graph] of graphs) {
    const items = itemsIn(graph).filter((item) => '@id' in item);
    const described = items.filter((item) => '@type' in item).map((item) => item['@id']);
    expect(new Set(described).size, path).toBe(described.length);
    const open = items.filter((item) => !('@type' in item) && !described.includes(item['@id'] ?? ''));
    expect(open, path).toEqual([]);
  }
});

const ofService: KindName[] = ['service', 'ai-service', 'sub-service', 'industry', 'location', 'city-it-support'];
ofService.push('landing', 'dental-compliance', 'small-business', 'assessment');
const ofArticle: KindName[] = ['library', 'blog-post', 'guide', 'whitepaper', 'case-study'];
const others: Partial<Record<KindName, string[]>> = {
  home: ['ProfessionalService', 'WebSite'],
  contact: ['ProfessionalService'],
  about: ['AboutPage', 'ProfessionalService'],
  webinar: ['Article', 'Event', 'ProfessionalService'],
  glossary: ['DefinedTermSet'],
};

/** Types without those of questions, which vary by page. */
function typesOf(kind: KindName): string[] {
  if (ofService.includes(kind)) return ['BreadcrumbList', 'ProfessionalService', 'Service'];
  if (ofArticle.includes(kind)) return ['Article', 'BreadcrumbList', 'ProfessionalService'];
  return [...(others[kind] ?? []), ...(kind === 'home' ? [] : ['BreadcrumbList'])].toSorted();
}

test.each([...new Set(content.filter(({ hidden }) => !hidden).map(({ kind }) => kind))])(
  'every %s page has the records of its kind',
  (kind) => {
    for (const { path } of content.filter((page) => page.kind === kind)) {
      const types = graphs.get(path)?.map((item) => String(item['@type'])) ?? [];
      // A webinar without a date is not yet an event.
      const undated = kind === 'webinar' && !webinars.some(({ slug }) => path.endsWith(`/${slug}`));
      expect(types.filter((type) => type !== 'FAQPage').toSorted(), path).toEqual(typesOf(undated ? 'library' : kind));
    }
  },
);

test('a second address and a further page of an index have the trail of the page itself', () => {
  const same = heads.filter(
    ({ path, canonical }) =>
      canonical && canonical !== address(path) && graphs.has(canonical.slice(company.origin.length)),
  );
  expect(same.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/resources/guides', '/blog/page/2']));
  for (const { path, canonical = '' } of same)
    expect(record(path, 'BreadcrumbList'), path).toEqual(
      record(canonical.slice(company.origin.length), 'BreadcrumbList'),
    );
});

describe('a trail of breadcrumbs', () => {
  const labels: Record<string, string> = {
    services: 'Services',
    locations: 'Service Areas',
    industries: 'Industries',
    resources: 'Resources',
    blog: 'Blog',
    library: 'Knowledge Library',
  };
  const trails = content
    .filter(({ path, hidden }) => !hidden && path !== '/')
    .map(({ path }) => ({ path, crumbs: itemsIn(record(path, 'BreadcrumbList').itemListElement) }));

  test('begins at home, counts its steps and carries the labels of docs/product.md, section 2', () => {
    for (const { path, crumbs } of trails) {
      const [home, first, ...later] = path.split('/');
      expect(crumbs.map(({ position }) => position)).toEqual([home, first, ...later].map((_, index) => index + 1));
      const [root, top] = crumbs.map(({ name }) => String(name));
      expect(root, path).toBe('Home');
      if (labels[first ?? '']) expect(top, path).toBe(labels[first ?? '']);
    }
  });

  test('calls a page by its name or by words of its heading, never by its slug in title case', () => {
    const fromSlug = trails.filter(({ path, crumbs }) => {
      const slug = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
      return crumbs.at(-1)?.name === slug.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    });
    for (const { path, crumbs } of fromSlug) {
      const label = String(crumbs.at(-1)?.name);
      const { data, kind } = content.find((page) => page.path === path) ?? {};
      const names = ['name' in (data ?? {}) ? (data as { name?: string }).name : undefined, kind && kindOf(kind).crumb];
      expect(names.includes(label) || data?.title.includes(label), `${path}: ${label}`).toBe(true);
    }
  });

  test('calls a page the same on every page, and the visitor reads what the record says', () => {
    const names = new Map(trails.map(({ path, crumbs }) => [address(path), crumbs.at(-1)?.name]));
    for (const { path, crumbs } of trails) {
      for (const { name, item } of crumbs.slice(1)) expect(name, path).toBe(names.get(String(item)));
      // Some pages with their own opening show none.
      const [shown] = /<ol class="breadcrumbs.*?<\/ol>/s.exec(readFileSync(join(dist, `${path}.html`), 'utf8')) ?? [];
      const read =
        shown &&
        parse(shown)
          .querySelectorAll('li')
          .map((crumb) => crumb.text);
      if (read) expect(read, path).toEqual(crumbs.map(({ name }) => name));
    }
  });

  test('leads through canonical addresses to the page itself', () => {
    const final = new Set(heads.filter(({ indexable }) => indexable).map(({ canonical }) => canonical));
    for (const { path, crumbs } of trails) {
      const items = crumbs.map(({ item }) => String(item));
      expect(items.filter((item) => !final.has(item))).toEqual([]);
      expect(items.at(-1)).toBe(address(path));
    }
  });
});

test('an article has its headline and its days: none to come, none changed before it appeared', () => {
  for (const { path, kind, data } of content.filter((page) => ofArticle.includes(page.kind))) {
    const { headline, url, dateModified, datePublished = '' } = record(path, 'Article');
    expect([headline, url, dateModified]).toEqual([data.title, address(path), data.updated]);
    if (kind === 'blog-post') expect(datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(dateModified, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(String(dateModified) <= today, path).toBe(true);
    expect(String(datePublished) <= String(dateModified), path).toBe(true);
  }
});

test('an article is written and reviewed by the business, no person being named, on the day that its page says', () => {
  const business = { '@id': address('/#business') };
  for (const { path, data } of content.filter(({ kind }) => [...ofArticle, 'webinar'].includes(kind))) {
    const { author, mainEntityOfPage } = record(path, 'Article');
    expect(author, path).toEqual(business);
    expect(mainEntityOfPage, path).toEqual({
      '@type': 'WebPage',
      '@id': address(path),
      reviewedBy: business,
      lastReviewed: data.updated,
    });
  }
});

test('a webinar with a day is an online event on the day that it was announced for', () => {
  const starts = content
    .filter(({ kind, path }) => kind === 'webinar' && webinars.some(({ slug }) => path.endsWith(`/${slug}`)))
    .map(({ path }) => {
      const event = record(path, 'Event');
      expect(event.eventAttendanceMode).toBe('https://schema.org/OnlineEventAttendanceMode');
      expect(event.location).toEqual({ '@type': 'VirtualLocation', url: address(path) });
      return [path.split('/').at(-1), event.startDate];
    });
  const announced = [
    ['cybersecurity-toronto-smbs', '2025-01-15T14:00:00-05:00'],
    ['pipeda-compliance-walkthrough', '2025-01-22T14:00:00-05:00'],
  ];
  expect(starts.toSorted()).toEqual(announced.filter(([slug]) => !leftOutPaths.has(`/resources/webinars/${slug}`)));
});
