import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { invalidHtml } from '../../../site/checks/html-validity.ts';
import {
  fewLinks,
  outsideAims,
  retentionInPolicy,
  seldomLinked,
  tooFewWords,
  tooMuchAlike,
} from '../../../site/checks/writing/index.ts';
import { type Page, tinySite } from '../../support/tiny-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) =>
    `w${'abcdefghij'[index % 10]}x${'klmnopqrst'[Math.floor(index / 10) % 10]}${'uvwyz'[Math.floor(index / 100) % 5]}${start}`.replace(
      /\d+/g,
      (digits) => 'q'.repeat(Number(digits) + 1),
    ),
  ).join(' ');

test('HTML that is not valid is refused, and a valid document is looked at once', () => {
  const cache = join(folder, 'valid.json');
  expect(invalidHtml(tinySite({ '/a': { main: '<h1>x</h1><p><div>x</div></p>' } }), cache)).not.toEqual([]);
  const fine = tinySite();
  expect(invalidHtml(fine, cache)).toEqual([]);
  expect(JSON.parse(readFileSync(cache, 'utf8'))).toHaveLength(1);
  expect(invalidHtml(fine, cache)).toEqual([]);
});

test('a broken list of valid documents costs time and no verdict', () => {
  const cache = join(folder, 'broken.json');
  writeFileSync(cache, '{');
  expect(invalidHtml(tinySite({ '/a': { main: '<h1>x</h1><img src="/x.png"/>' } }), cache)).toHaveLength(1);
});

test('a page with fewer words of its own than its kind needs is refused', () => {
  const short = tinySite({ '/a': { kind: 'landing', body: text(200) } });
  expect(tooFewWords(short)[0]?.todo).toContain('at least 350');
  expect(tooFewWords(tinySite({ '/a': { kind: 'landing', body: text(350) } }))).toEqual([]);
});

test('a privacy policy that leaves out how long requests are stored is a note', () => {
  const policy = (body: string) => retentionInPolicy(tinySite({ '/privacy-policy': { body } }));
  expect(policy('We store requests for 24 months.')).toEqual([]);
  expect(policy('We store requests.')).toMatchObject([{ field: 'retention', note: true }]);
});

test('two pages that share their sentences are refused, with the twin and the paragraph', () => {
  const shared = 'The clerk who opens the mail asks the bank before any number of an account is changed in the books.';
  const [finding, ...rest] = tooMuchAlike(tinySite({ '/a': { body: shared }, '/b': { body: shared } }));
  expect(rest).toEqual([]);
  expect(finding?.what).toContain('nowhere/b.md');
  expect(finding?.todo).toContain('asks the bank');
});

test('a city, a topic and numbers make no page different', () => {
  const body = (city: string, number: number) =>
    `A technician who drives to ${city} brings ${number} spare switches, a label printer and the drawing of your closet, and leaves the old parts with you for as long as you want to keep them on the shelf.`;
  const pages = {
    '/a': { kind: 'landing', body: body('Ajax', 3) },
    '/b': { kind: 'landing', body: body('Richmond Hill', 250) },
  } satisfies Record<string, Page>;
  expect(tooMuchAlike(tinySite(pages))).toHaveLength(1);
});

test('pages that say different things pass', () => {
  expect(tooMuchAlike(tinySite({ '/a': { body: text(90) }, '/b': { body: text(90, 1) } }))).toEqual([]);
});

test('a piece to read that leads to fewer than three other pages in its text, or is led to from fewer, is refused', () => {
  const text = (...paths: string[]) => paths.map((path) => `See [this](${path}).`).join(' ');
  const post = (body: string, kind: Page['kind'] = 'blog-post'): Page => ({ kind, body });
  const site = tinySite({
    '/blog/a': post(text('/blog/b', '/blog/c#part', '/blog/d', '/blog/b')),
    '/blog/b': post(text('/blog/a', '/blog/c', '/blog/b', '/blog/a#part')),
    '/blog/c': post(text('/blog/a')),
    '/blog/d': post(text('/blog/a', '/blog/b', '/blog/c')),
    '/brand': post('', 'brand'),
  });
  const found = (findings: ReturnType<typeof fewLinks>) => findings.map(({ file, note }) => [file, note]);
  expect(found(fewLinks(site))).toEqual([
    ['nowhere/blog/b.md', undefined],
    ['nowhere/blog/c.md', undefined],
  ]);
  expect(found(seldomLinked(site))).toEqual([
    ['nowhere/blog/b.md', undefined],
    ['nowhere/blog/d.md', undefined],
  ]);
});

const fitting = { title: 't'.repeat(30), description: 'd'.repeat(70) };

test.each([
  ['title', 29, '30 to 60'],
  ['title', 61, '30 to 60'],
  ['description', 69, '70 to 160'],
  ['description', 161, '70 to 160'],
])('a %s of %i characters is noted, and refuses nothing', (part, length, aim) => {
  const notes = outsideAims(tinySite({ '/': fitting, '/a': { ...fitting, [part]: 'x'.repeat(length) } }));
  expect(notes).toEqual([
    expect.objectContaining({
      field: part,
      what: expect.stringContaining(`${length} characters`),
      todo: expect.stringContaining(aim),
      note: true,
    }),
  ]);
});

test.each([
  ['title', 60],
  ['description', 160],
])('a %s of %i characters, and a page that no one searches for, are not noted', (part, length) => {
  const short = { title: 'x', description: 'x', robots: 'noindex' };
  expect(outsideAims(tinySite({ '/': { ...fitting, [part]: 'x'.repeat(length) }, '/a': short }))).toEqual([]);
});
