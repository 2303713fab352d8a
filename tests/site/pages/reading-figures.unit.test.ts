import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SearchPage } from '../../../site/kinds/search/layout.tsx';
import { contentsOf } from '../../../site/pages/contents-of.ts';
import type { ContentPage } from '../../../site/pages/read-pages.ts';
import { dist } from '../../support/built-site.ts';
import { mainOf, words } from '../../support/index-page.ts';
import { contentPage, siteContext } from '../../support/tiny-site.ts';

const minute = 200;

const article = (slug: string, minutes: number, front: object = {}) =>
  contentPage(`/library/${slug}`, {
    kind: 'library',
    body: words(minutes * minute),
    front: {
      category: 'cloud',
      audience: 'Owners',
      level: 'basics',
      roles: ['owner'],
      takeaways: ['One'],
      checklist: [],
      ...front,
    },
  });

const post = (slug: string, publishDate: string, minutes = 5) =>
  contentPage(`/blog/${slug}`, {
    kind: 'blog-post',
    body: words(minutes * minute),
    front: { publishDate, tags: ['email'], takeaways: ['One'], category: 'cloud' },
  });

/** The parts of a path that begin with a move. */
const moves = (drawing: HTMLElement | null, selector: string) =>
  drawing
    ?.querySelector(selector)
    ?.getAttribute('d')
    ?.match(/M[^M]+/g) ?? [];

const attributes = (found: HTMLElement[], name: string) => found.map((element) => element.getAttribute(name));

test('the library draws a dot an article over its minutes, with the marks that the choices leave', () => {
  const library = contentPage('/library', { kind: 'library-index' });
  const shelf = [article('a', 4), article('b', 4, { level: 'advanced' }), article('c', 9, { category: 'ai' })];
  const figure = mainOf(library, shelf).querySelector('.minutes-figure');
  const dots = figure?.querySelectorAll('circle') ?? [];
  expect(attributes(dots, 'data-shelf')).toEqual(['cloud', 'cloud', 'ai']);
  expect(attributes(dots, 'data-level')).toEqual(['basics', 'advanced', 'basics']);
  expect(attributes(dots, 'data-length')).toEqual(['short', 'short', 'long']);
  expect(figure?.querySelectorAll('li').map(({ text }) => text)).toEqual(['4', '9 min']);
  expect(figure?.querySelector('svg')?.getAttribute('aria-label')).toContain('2 of 4 minutes, 1 of 9 minutes');
});

test('an article stands on its shelf between its neighbours, its own spine lit, a longer one higher', () => {
  const shelf = [article('a', 4), article('c', 8), article('other', 5, { category: 'ai' })];
  const spines = mainOf(article('b', 6), shelf).querySelector('.shelf-line .spines');
  const heights = moves(spines ?? null, '.spines__plain').map((spine) => Number(spine.split('v-')[1]));
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  expect(spines?.querySelectorAll('.spines__lit')).toHaveLength(1);
});

test('the knowledge hub opens with a spine a piece on every shelf, by kind, the newest post lit, and each leads to its titles', () => {
  const hub = contentPage('/knowledge-hub', { kind: 'knowledge-hub' });
  const pieces = [article('a', 4), article('b', 5), post('c', '2026-03-01'), post('d', '2026-03-08')];
  const main = mainOf(hub, pieces);
  const shelves = main.querySelectorAll('.opening .hub-shelves__shelf .spines');
  expect(shelves).toHaveLength(1);
  for (const shelf of main.querySelectorAll('.hub-shelves__shelf'))
    expect(main.querySelector(`.subject-pieces ${shelf.getAttribute('href')}`)).toBeTruthy();
  expect(moves(shelves[0] ?? null, '.spines__plain')).toHaveLength(2);
  expect(moves(shelves[0] ?? null, '.spines__quiet')).toHaveLength(1);
  expect(shelves[0]?.querySelectorAll('.spines__lit')).toHaveLength(1);
});

const states = (main: HTMLElement) =>
  main.querySelectorAll('.year-line__posts circle').map(({ classNames }) => classNames.replace('year-line__', ''));

test('the blog draws the posts of its last twelve months, those of the page filled, the newest lit', () => {
  const blog = contentPage('/blog', { kind: 'blog-index' });
  const year = ['2026-11-24', '2026-11-03', '2026-01-20', '2025-12-01'].map((day) => post(day, day));
  const months = (main: HTMLElement) => main.querySelectorAll('.year-line__months li').map(({ text }) => text);
  const main = mainOf(blog, [...year, post('old', '2025-11-30')], '2026-12-01');
  expect(states(main)).toEqual(['lit', 'shown', 'shown', 'shown']);
  // The place in the list, by which a post that is pointed at lights its dot.
  expect(attributes(main.querySelectorAll('.year-line__posts circle'), 'data-post')).toEqual(['1', '2', '3', '4']);
  expect(months(main)).toEqual('Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '));
  expect(states(mainOf(blog, year.slice(0, 2), '2026-12-01'))).toEqual([]);
});

test('a story has a dot for each of its people, and none where its words hold no number', () => {
  const index = contentPage('/resources/case-studies', { kind: 'case-study-index' });
  const dots = (size: string) => {
    const front = { industry: 'Legal', size, challenge: 'Torn copies.', outcome: 'Back by one.', illustrative: true };
    const story = contentPage('/resources/case-studies/x', { kind: 'case-study', front });
    return moves(mainOf(index, [story]).querySelector('article'), '.dot-field path').length;
  };
  expect(dots('16 lawyers, 13 staff, one office')).toBe(29);
  expect(dots('22 staff, about 60 volunteers')).toBe(22);
  expect(dots('A small office')).toBe(0);
});

test('the search says what it looks through, and how many pages', () => {
  const pages: ContentPage[] = [article('a', 4), article('b', 4), post('c', '2026-03-01')];
  const found = parse(renderToString(h(SearchPage, { site: siteContext(pages) }))).querySelectorAll('.search-scope li');
  expect(found.map((part) => part.querySelector('a')?.text)).toEqual(['Library articles 2', 'Blog posts 1']);
});

test('the contents of a text say how many minutes each part takes, at least one', () => {
  const html = `<h2 id="a">First</h2><p>${words(30)}</p><h2 id="b">Then</h2><p>${words(3 * minute)}</p>`;
  expect(contentsOf(html)).toEqual([
    { href: '#a', label: 'First', minutes: 1 },
    { href: '#b', label: 'Then', minutes: 3 },
  ]);
});

test('a white paper’s dots are as many as its text adds up to', () => {
  const built = (slug: string) =>
    parse(readFileSync(join(dist, `resources/whitepapers/${slug}.html`), 'utf8')).querySelector('main');
  const dots = (main: HTMLElement | null, state = '') =>
    main?.querySelectorAll(`.dot-rows__row circle${state && `.drawing__${state}`}`).length;
  const texts: [slug: string, all: number, well: number, said: string[]][] = [
    ['ai-governance-for-smbs', 14, 7, ['it finds 14 uses', 'Class A, 7 uses', 'Class B, 4 uses', 'Class C, 3 uses']],
    ['business-continuity-maturity', 19, 16, ['= 19, average', '= 16, average']],
    ['cloud-cost-control', 92, 82, ['46 paid at $25', 'People: 44, then 38']],
    ['dental-data-protection', 89, 44, ['= 89. The first four make 45']],
    ['ransomware-readiness', 63, 13, ['= 63.3 hours']],
  ];
  for (const [slug, all, well, said] of texts) {
    const main = built(slug);
    expect([dots(main), dots(main, 'well')], slug).toEqual([all, well]);
    for (const words of said) expect(main?.text.replace(/\s+/g, ' '), slug).toContain(words);
    const numbers = main?.querySelectorAll('.dot-rows__count').map(({ text }) => Number(text)) ?? [];
    expect(
      numbers.reduce((sum, each) => sum + each, 0),
      slug,
    ).toBe(all);
  }
});
