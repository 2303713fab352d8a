import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { createFinder } from '../../../shared/search/create-finder.ts';
import { searchLimits, searchStatus, searchTitle, tidyQuery } from '../../../shared/search/search.ts';
import { indexOptions } from '../../../shared/search/search-index.ts';
import { wordsOf } from '../../../shared/search/search-words.ts';
import { topTasks } from '../../../shared/search/top-tasks.ts';
import { synonyms } from '../../../site/facts/synonyms.ts';
import { dist, firstScripts } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { wholeSet } from '../../support/whole-set.ts';

const find = createFinder(readFileSync(join(dist, '_server/search-index.json'), 'utf8'));
const paths = (query: string) => find(query).hits.map(({ path }) => path);
const near = (words: string) =>
  find(words, 'near')
    .hits.slice(0, 5)
    .map(({ path }) => path);
const built = new Set(JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8')) as string[]);

/** Of the pages about the sample's towns. */
const ofTowns = ofSample(test, 'places');

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom('msp', 'help desk', 'toronto', 'the', '"', '<b>', '&amp;', '__proto__', 'constructor', '24/7'),
    )
    .map((parts) => parts.join(' ')),
);

test('the first search costs at most 150 kB over the wire', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) =>
    /^search-(engine|index)-[^.]+\.(js|json)$/.test(name),
  );
  expect(files).toHaveLength(2);
  const bytes = files.map((name) => statSync(join(dist, 'assets', `${name}.br`)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});

test('no script that a page begins with carries the search library', () => {
  for (const text of firstScripts()) expect(text).not.toContain('MiniSearch');
});

test('typing errors are looked for only when nothing else is found', () => {
  const made = new MiniSearch(indexOptions);
  const texts = { section: '', summary: '', headings: '', body: '', weight: 1 };
  made.addAll([
    { path: '/phishing', title: 'Phishing', ...texts },
    { path: '/fishing', title: 'Phisking', ...texts },
  ]);
  const findIn = createFinder(JSON.stringify({ synonyms: [], index: made.toJSON() }));
  const pathsOf = (query: string) => findIn(query).hits.map(({ path }) => path);
  expect(pathsOf('phishing')).toEqual(['/phishing']);
  expect(pathsOf('phishink').sort()).toEqual(['/fishing', '/phishing']);
});

describe('people find a page by their own word for it', () => {
  test.each([
    ['msp', '/services/managed-it'],
    ['help desk', '/services/managed-it/help-desk'],
    ['helpdesk', '/services/managed-it/help-desk'],
    ['phone system', '/services/voip'],
    ['pentest', '/services/cybersecurity/penetration-testing'],
    ['Office 365', '/services/cloud-solutions/microsoft-365'],
    ['how much does it cost', '/pricing'],
    ['how much for 12 people', '/pricing'],
    ['price 40 users', '/pricing'],
    ['hst', '/pricing'],
    ['dentist', '/industries/dental'],
    ['backup', '/services/cloud-solutions/cloud-backup-dr'],
    ['contact', '/contact-us'],
  ])('“%s” finds %s among the first three', (query, path) => {
    expect(paths(query).slice(0, 3)).toContain(path);
  });

  test.each([
    ['ransomwear', 'ransomware'],
    ['cyber securty', 'cyber security'],
  ])('a slip of the pen, “%s”, still finds pages', (wrong, right) => {
    const found = new Set(paths(wrong));
    expect(paths(right).filter((path) => found.has(path))).not.toEqual([]);
  });

  test.each([
    ['bakcup', 'backup'],
    ['rasnomware', 'ransomware'],
    ['netwrok', 'network'],
  ])('two letters swapped, “%s”, still find the page that “%s” finds first', (wrong, right) => {
    expect(paths(wrong).slice(0, 3)).toContain(paths(right)[0]);
  });

  test.each([
    ['dentrix', '/industries/dental'],
    ['QuickBooks', '/industries/finance'],
    ['Clio', '/industries/legal'],
    ['3cx', '/services/voip'],
  ])('the software %s finds %s', (name, path) => {
    expect(paths(name).slice(0, 3)).toContain(path);
  });

  ofTowns.each([
    ['L5B', '/locations/mississauga'],
    ['l5b 2c9', '/locations/mississauga'],
    ['L5B2C9', '/locations/mississauga'],
    ['M1B', '/locations/scarborough'],
    ['help desk M5H 0A1', '/locations/toronto'],
  ])('the postal code %s finds %s', (code, path) => {
    expect(paths(code).slice(0, code.includes(' desk') ? 20 : 1)).toContain(path);
  });

  const { display } = company.phone;
  const digits = display.replace(/\D/g, '');
  test.each([display, display.replace(/\D+/g, ' ').trim(), digits, `+1 ${display}`, display.slice(-8)])(
    'our phone number, %s, finds the contact page',
    (phone) => expect(paths(phone)[0]).toBe('/contact-us'),
  );

  test('a word is found from its beginning, while it is typed', () => {
    expect(paths('penetr')).toContain('/services/cybersecurity/penetration-testing');
  });

  test('accents and capitals make no difference', () => {
    expect(find('BÁCKUP')).toEqual(find('backup'));
  });
});

ofTowns('a page about a topic in one city comes first only where its city is asked for', () => {
  expect(paths('backup')[0]).not.toMatch(/^\/data-backup-/);
  expect(paths('backup markham')[0]).toBe('/data-backup-markham');
  expect(paths('cloud vaughan')[0]).toBe('/cloud-services-vaughan');
});

test('services come before stories, and first of all where their title has the words', () => {
  for (const query of [
    'backup',
    'voip',
    'cloud',
    'ai',
    'security',
    'phishing',
    'help desk',
    'microsoft 365',
    'migration',
  ])
    expect(paths(query)[0], query).toMatch(/^\/services\//);
  for (const query of ['dental practice backup', 'voip migration', 'property manager', 'restore']) {
    const found = find(query).hits;
    const sold = found.findIndex(({ section }) => section === 'Services' || section === 'Industries');
    const story = found.findIndex(({ path }) => path.startsWith('/resources/case-studies/'));
    expect(story === -1 || story > sold, query).toBe(true);
  }
});

test.each([
  ['law firm security', '/industries/legal'],
  ['dental it toronto', '/industries/dental'],
  ['pricing plans', '/pricing'],
])('the words of an unknown address, “%s”, lead near %s', (words, path) => {
  expect(near(words)).toContain(path);
});

ofTowns.each([
  ['managed it mississuaga', '/managed-it-services-mississauga'],
  ['missisauga', '/locations/mississauga'],
])('the words of an unknown address, “%s”, lead near %s', (words, path) => {
  expect(near(words)).toContain(path);
});

test('an unknown address whose words say nothing leads nowhere', () => {
  for (const words of ['zzzz', 'wp login php', 'unknown']) expect(near(words), words).toEqual([]);
});

ofTowns('the pages of one topic in several cities are one result that leads to each of them', () => {
  const { hits, total } = find('backup');
  const topics = hits.filter(({ others = [] }) => others.length > 0);
  const backup = topics.filter(({ path }) => path.startsWith('/data-backup-'));
  expect(backup).toHaveLength(1);
  expect(backup[0]?.others?.length).toBeGreaterThan(5);
  for (const { path, title } of backup[0]?.others ?? []) {
    expect(built).toContain(path);
    expect(path).toBe(`/data-backup-${title.toLowerCase().replaceAll(' ', '-')}`);
  }
  expect(hits.reduce((sum, { others = [] }) => sum + 1 + others.length, 0)).toBe(total);
});

test('a page that only answers something done is not found', () => {
  expect(paths('your request has reached us')).not.toContain('/thank-you');
});

ofTowns('a page with all words of a query comes before pages with some of them', () => {
  expect(paths('lawyer markham')[0]).toBe('/law-firm-it-support-markham');
});

test('every query is answered with pages that exist, none twice, and never more than are shown', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { hits, total } = find(query);
      expect(hits.length).toBeLessThanOrEqual(searchLimits.shown);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(new Set(hits.map(({ path }) => path)).size).toBe(hits.length);
      for (const { path, others = [] } of hits)
        for (const entry of [path, ...others.map((other) => other.path)]) expect(built).toContain(entry);
    }),
    { numRuns: wholeSet ? 500 : 60 },
  );
});

test('every page of the site is found first by its own name, or second by one that two pages have', () => {
  const lost = readIndex().filter(({ path, title }) => !paths(title).slice(0, 2).includes(path));
  expect(lost).toEqual([]);
});

test('a query is one tidy line within the limit, and tidying it again changes nothing', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const tidy = tidyQuery(query);
      expect([...tidy].length).toBeLessThanOrEqual(searchLimits.characters);
      expect(tidy).not.toMatch(/^\s|\s$|\s\s|[\p{Cc}\n]/u);
      expect(tidyQuery(tidy)).toBe(tidy);
    }),
  );
});

test('the title tells the last search only', () => {
  fc.assert(
    fc.property(anyQuery, anyQuery, (first, second) => {
      const none = { hits: [], total: 0 };
      const title = (query: string, before: string) => searchTitle(searchStatus(none, tidyQuery(query)), before);
      expect(title(second, title(first, 'Search'))).toBe(title(second, 'Search'));
      expect(searchTitle('', title(first, 'Search'))).toBe('Search');
    }),
  );
});

test('no phrase stands in two groups of synonyms, and each is written as a query is read', () => {
  const phrases = synonyms.flat();
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  expect(phrases.filter((phrase) => wordsOf(phrase).join(' ') !== phrase)).toEqual([]);
});

test('the tasks offered in place of results lead to pages that exist', () => {
  expect(topTasks.filter(({ href }) => !built.has(href))).toEqual([]);
});

function readIndex(): { path: string; title: string }[] {
  const { index } = JSON.parse(readFileSync(join(dist, '_server/search-index.json'), 'utf8'));
  return Object.entries(index.storedFields as Record<string, { title: string }>).map(([id, { title }]) => ({
    path: String(index.documentIds[id]),
    title,
  }));
}
