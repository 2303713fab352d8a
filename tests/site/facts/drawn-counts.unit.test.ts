import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { hours } from '../../../shared/company/hours.ts';
import { hoursIn } from '../../../site/components/figures/LevelHours.tsx';
import { priorities } from '../../../site/facts/service-levels.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { publishedToday } from '../../support/published.ts';

const pageAt = (path: string) => parse(readFileSync(join(dist, `${path}.html`), 'utf8'));
const published = publishedToday().filter(({ hidden }) => !hidden);

const listed = ['/sitemap', '/claims-and-sources', '/developers'];
const indexes = ['/blog/videos'];

/** So much larger than its smallest row is the largest, or dots say nothing that a number would not. */
const difference = 1.9;

test('a list in an opening draws as much for each part as it says, to one scale, and leads to it', () => {
  for (const path of [...listed, ...indexes].filter((path) => published.some((page) => page.path === path))) {
    const page = pageAt(path);
    const rows = page.querySelectorAll('.dot-index__link');
    // Of sessions that have had their day there may be one.
    expect(rows.length, path).toBeGreaterThan(listed.includes(path) ? 1 : 0);
    const counts: number[] = [];
    for (const row of rows) {
      const [count] = row.querySelector('.dot-index__count')?.text.match(/\d+/) ?? [];
      const line = row.querySelector('.agenda-line__time')?.getAttribute('d');
      if (line) {
        const [from = 0, , to = 0] = line.match(/\d+/g)?.map(Number) ?? [];
        expect(to - from, `${path} ${row.text}`).toBe(4 * Number(count));
      } else {
        counts.push(Number(count));
        const dots = row.querySelector('.dot-field path')?.getAttribute('d')?.match(/M/g) ?? [];
        expect(dots.length, `${path} ${row.text}`).toBe(Number(count));
      }
      const href = row.getAttribute('href') ?? '';
      if (href.startsWith('#')) expect(page.querySelector(`[id="${href.slice(1)}"]`), `${path}${href}`).toBeTruthy();
    }
    const wide = page
      .querySelectorAll('.agenda-line')
      .map((line) => line.getAttribute('viewbox') ?? line.getAttribute('viewBox'));
    expect(new Set(wide).size, path).toBeLessThanOrEqual(1);
    if (counts.length > 0) {
      expect(Math.max(...counts), path).toBeGreaterThan(difference * Math.min(...counts));
    }
    expect(brotliCompressSync(page.querySelector('.dot-index')?.outerHTML ?? '').length, path).toBeLessThan(3000);
  }
});

test('the page of widgets draws each where it stands, says it in a heading without code, and leads to it', () => {
  const page = pageAt('/widgets');
  const tiles = page.querySelectorAll('.widget-places__widget');
  const demos = page.querySelectorAll('.try-widget');
  expect(tiles.map((tile) => tile.getAttribute('href')?.slice(1)).sort()).toEqual(
    demos.map((demo) => demo.getAttribute('data-try')).sort(),
  );
  for (const tile of tiles) {
    const heading = page.querySelector(`h2[id="${tile.getAttribute('href')?.slice(1)}"]`);
    expect(heading?.text).not.toMatch(/data-|=/);
  }
});

test('the list of webinars draws each as long as it says, on one scale, and names it once', () => {
  const page = pageAt('/resources/webinars');
  const rows = page.querySelectorAll('.webinar-item');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const [from = 0, , to = 0] =
      row.querySelector('.agenda-line__time')?.getAttribute('d')?.match(/\d+/g)?.map(Number) ?? [];
    expect(row.querySelector('.small')?.text).toContain(`${(to - from) / 4} minutes`);
    const href = row.querySelector('h3 a')?.getAttribute('href');
    expect(page.querySelectorAll(`main a[href="${href}"]`)).toHaveLength(1);
  }
  const wide = rows.map((row) => row.querySelector('.agenda-line')?.getAttribute('width'));
  expect(new Set(wide).size).toBe(1);
});

test('the dots of white papers in their list are of one size, each with what its states mean', () => {
  const figures = pageAt('/resources/whitepapers').querySelectorAll('.whitepaper-item .dot-lines');
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) {
    const sizes = figure.querySelectorAll('.dot-lines__dots circle').map((dot) => dot.getAttribute('r'));
    expect(sizes.every((r) => r === '4.4' || r === '3.6')).toBe(true);
    const drawn = new Set(figure.querySelectorAll('.dot-lines__dots circle').map(({ classNames }) => classNames));
    const explained = figure.querySelectorAll('.dot-rows__key circle').map(({ classNames }) => classNames);
    for (const state of drawn) expect(explained).toContain(state);
  }
});

test('the service levels are drawn in hours, as many as each of them names', () => {
  const day = Number.parseInt(hours.closes, 10) - Number.parseInt(hours.opens, 10);
  expect(
    ['4 hours', '8 support hours', 'two business days', '1 business day', 'a date agreed with you'].map(hoursIn),
  ).toEqual([4, 8, 2 * day, day, undefined]);
  const rows = pageAt('/service-levels').querySelectorAll('.level-hours__row');
  expect(rows.map((row) => row.querySelectorAll('.drawing__well').length)).toEqual(
    priorities.map(({ workaround }) => hoursIn(workaround) ?? 0),
  );
});

ofSample(
  test,
  'people',
  'hours',
)('the people of a weekday are drawn hour by hour, as many as the shifts name', () => {
  const drawing = pageAt('/people').querySelector('.people-by-hour');
  const dots = (part: string) =>
    drawing?.querySelector(`.people-by-hour__${part}`)?.getAttribute('d')?.match(/M/g)?.length;
  expect(dots('desk')).toBe(10 * 7);
  expect(dots('call')).toBe(14);
  expect(drawing?.querySelectorAll('circle')).toHaveLength(2 * 14);
  const shifts = pageAt('/people').querySelector('section[aria-labelledby=shifts]')?.text;
  expect(shifts).toContain('four help desk technicians, a senior technician and two field technicians');
  expect(shifts).toContain('One technician on call, with a senior technician and a field technician as backup');
});

test('the page of claims counts in its heading every row that it draws', () => {
  const index = pageAt('/claims-and-sources').querySelector('.dot-index');
  const said = index?.querySelector('.dot-index__title strong')?.text.match(/\d+/g)?.map(Number) ?? [];
  const drawn = index
    ?.querySelectorAll('.dot-field path')
    .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
  const sum = (numbers: readonly number[] = []) => numbers.reduce((all, number) => all + number, 0);
  expect(sum(said)).toBe(sum(drawn));
});

test('the privacy policy draws for how many months it keeps each thing, as its table says', () => {
  const page = pageAt('/privacy-policy');
  const table = page.querySelector('main table')?.text ?? '';
  const counts = page.querySelectorAll('.dot-rows__count').map(({ text }) => Number(text));
  expect(counts.length).toBeGreaterThan(5);
  for (const months of counts)
    expect(table).toMatch(new RegExp(`\\b(${months} months|${months / 12} years|${months * 30} days)`));
});
