import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { serviceDrawings } from '../../../site/components/figures/service-drawings.tsx';
import { thingOf, things } from '../../../site/components/figures/things.ts';
import { follows } from '../../../site/facts/follow.ts';
import { hasOffice, nearestOffice, pathOf, places } from '../../../site/facts/places.ts';
import { isSample } from '../../../site/facts/served.ts';
import { specimensOn } from '../../../site/facts/specimens.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { leftOutPaths, publishedToday } from '../../support/published.ts';

const pageAt = (path: string) => parse(readFileSync(join(dist, `${path}.html`), 'utf8'));
const published = publishedToday().filter(({ hidden }) => !hidden);
const services = published.filter(({ kind }) => kind === 'service');
const industries = published.filter(({ kind }) => kind === 'industry');
const withSpecimens = Object.entries(specimensOn).filter(([path]) => !leftOutPaths.has(path));

test('every service page shows five states of its office, with short names and a line on what it needs', () => {
  expect(services.length).toBeGreaterThanOrEqual(10);
  for (const { path } of services) {
    const stops = pageAt(path).querySelectorAll('.first-week__stop');
    const names = stops.map((stop) => stop.querySelector('.first-week__pick')?.text.trim() ?? '');
    expect(new Set(names).size, path).toBe(5);
    // Five names must fit side by side on a phone.
    for (const name of names) expect(name.length, `${path}: ${name}`).toBeLessThanOrEqual(9);
    const labels = new Set(
      pageAt(path)
        .querySelectorAll('.first-week .office__label')
        .map(({ text }) => text),
    );
    expect(labels.size, path).toBeGreaterThanOrEqual(4);
    for (const stop of stops)
      expect(stop.querySelector('.first-week__need')?.text, path).toMatch(/^What we need from you .{10,}/);
  }
});

test('every moment of a service’s first week is told once, in its order', () => {
  for (const { path } of services) {
    const page = pageAt(path);
    const whens = page.querySelectorAll('.first-week__when').map((when) => when.text);
    const source = readFileSync(join('site/content', `${path}.md`), 'utf8');
    const firstWeek = /^firstWeek:\n((?: .*\n)+)/m.exec(source)?.[1] ?? '';
    const own = [...firstWeek.matchAll(/- when: (.+)/g)].map(([, when]) => when);
    expect(own.length, path).toBeGreaterThanOrEqual(3);
    expect(
      whens.filter((when) => when !== 'The day before'),
      path,
    ).toEqual(own);
  }
});

test('every industry page follows one thing through six stations, with a break point for each of its systems', () => {
  expect(industries.map(({ path }) => path).toSorted()).toEqual(Object.keys(follows).toSorted());
  for (const { path } of industries) {
    const page = pageAt(path);
    expect(page.querySelectorAll('.follow__station'), path).toHaveLength(6);
    const source = readFileSync(join('site/content', `${path}.md`), 'utf8');
    const systems = /^systems:\n((?: .*\n)+)/m.exec(source)?.[1] ?? '';
    const own = [...systems.matchAll(/- name: (.+)/g)].map(([, name]) => name);
    expect(own.length, path).toBeGreaterThanOrEqual(4);
    const stops = page.querySelectorAll('.follow-answer__what strong').map((name) => name.text);
    expect(stops.toSorted(), path).toEqual(own.toSorted());
  }
});

test('the specimens are on the pages that promise them, each stamped once', () => {
  for (const [path, papers] of withSpecimens) {
    const sheets = pageAt(path).querySelectorAll('.specimens__sheet');
    expect(sheets, path).toHaveLength(papers.length);
    for (const sheet of sheets) expect(sheet.text.match(/specimen/gi), path).toHaveLength(1);
  }
});

const reading = ['/blog', '/brand', '/cybersecurity-tracker', '/knowledge-hub', '/library', '/pricing'];
const papers = published.filter(({ kind }) => kind === 'whitepaper');

test('no drawing weighs more than 3 kB as it travels', () => {
  const drawn = [...services, ...industries, ...papers].map(({ path }) => path);
  const here = reading.filter((path) => published.some((page) => page.path === path));
  for (const path of [...drawn, ...here, ...withSpecimens.map(([path]) => path)]) {
    const drawings = pageAt(path).querySelectorAll('svg[data-drawing], .control-order, .follow__way');
    expect(drawings.length, path).toBeGreaterThan(0);
    // What is that short needs no compression to be measured.
    const large = drawings.map(({ outerHTML }) => outerHTML).filter(({ length }) => length > 3000);
    for (const part of large) expect(brotliCompressSync(part).length, path).toBeLessThanOrEqual(3000);
  }
});

test('the list of tiers draws a dot a job, as many of each state as the table says', () => {
  const page = pageAt('/pricing');
  const rows = page.querySelectorAll('.tier-matrix tbody tr:has(td)');
  const inTable = (tier: number, word: string) =>
    rows.filter((row) => row.querySelectorAll('td')[tier]?.text.startsWith(word)).length;
  const tiers = page.querySelectorAll('.tier-dots__tier');
  expect(tiers).toHaveLength(3);
  for (const [tier, row] of tiers.entries()) {
    const dots = (state: string) => row.querySelectorAll(`.drawing__${state}`).length;
    expect([dots('well'), dots('needs'), dots('unknown')]).toEqual(
      ['Included', 'Per use', 'No'].map((word) => inTable(tier, word)),
    );
    expect(row.querySelector('strong')?.text).toBe(`${inTable(tier, 'Included')}`);
  }
});

test('the controls are drawn in the order that the tracker’s text gives, each once', () => {
  const page = pageAt('/cybersecurity-tracker');
  const steps = page
    .querySelectorAll('.control-order__step')
    .map((step) => step.querySelectorAll('[data-control]').map(({ text }) => Number(text)));
  const told = page.querySelectorAll('.prose ol li strong').map(({ text }) => text.match(/\d+/g)?.map(Number) ?? []);
  expect(told.length).toBeGreaterThan(2);
  expect(steps.slice(0, 3)).toEqual(told.slice(0, 3));
  expect(steps.flat().toSorted((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
});

const figures =
  '.path-figure, .sheet-figure, .board-figure, .opening-paper, .city-map, .postal-code-box, .said-on-phone';

test('every page that sells opens with a figure of at most 3 kB, which says once that it is a specimen', () => {
  const kinds = [
    'service',
    'ai-service',
    'sub-service',
    'industry',
    'landing',
    'location',
    'city-it-support',
    'comparison',
  ];
  const selling = published.filter(({ kind }) => kinds.includes(kind));
  expect(selling.length).toBeGreaterThan(isSample ? 150 : 40);
  for (const { path } of selling) {
    const figure = pageAt(path).querySelector('.opening__figure');
    const drawn = figure?.querySelectorAll(figures) ?? [];
    expect(drawn.length, path).toBeGreaterThan(0);
    const isMap = figure?.querySelector('.city-map, .postal-code-box');
    if (!isMap) expect(brotliCompressSync(figure?.innerHTML ?? '').length, path).toBeLessThanOrEqual(3000);
    const labels = figure?.text.match(/\b(specimen|illustrative)\b/gi) ?? [];
    expect(labels.length, path).toBeLessThanOrEqual(1);
  }
});

test('each station of a path draws the machine or person that it is about', () => {
  expect(thingOf('Laptop', 'Something runs anyway.')).toBe(things.laptop);
  expect(thingOf('We send an offer in writing', 'Prices on the site.')).toBe(things.file);
  expect(thingOf('Both of us have signed', 'Now there is a contract.')).toBe(things.person);
  expect(thingOf('08:10', 'The bitewings open as grey squares.')).toBe(things.picture);
  expect(thingOf('Email', 'The old server still takes mail.')).toBe(things.mail);
  expect(thingOf('09:00', 'Nothing happens.')).toBe(things.monitor);
  for (const { path } of industries) {
    const stations = pageAt(path).querySelectorAll('.path-figure__station');
    expect(stations.length, path).toBeGreaterThanOrEqual(3);
    for (const station of stations) expect(station.querySelectorAll('.path-figure__thing path'), path).toHaveLength(1);
  }
});

ofSample(test, 'places')(
  'the three ways into a dental practice are three drawings, and their path ends in what it leads to',
  () => {
    const path = pageAt('/cybersecurity-compliance-dentists-gta').querySelector('.path-figure');
    const things = path?.querySelectorAll('.path-figure__thing path').map((thing) => thing.getAttribute('d'));
    expect(new Set(things).size).toBe(4);
    expect(path?.querySelector('li:last-child')?.classNames).toBe('path-end');
  },
);

ofSample(test, 'places')('a city’s map says at its lit line how many kilometres and minutes away it is', () => {
  for (const place of places.filter((place) => place.visits !== 'remote')) {
    const far = pageAt(pathOf(place)).querySelector('.region-map__far')?.text;
    const { km } = nearestOffice(place);
    const minutes = place.firstResponseMinutes ? ` · ${place.firstResponseMinutes} min` : '';
    expect(far, place.slug).toBe(hasOffice(place) ? undefined : `${Math.round(km)} km${minutes}`);
  }
});

test('a board shows the 24 machines of the example office', () => {
  const page = pageAt('/services/extended-security-updates');
  expect(page.querySelectorAll('.board-figure .dots circle')).toHaveLength(24);
  const counts = page.querySelectorAll('.board-figure .dots__key strong').map(({ text }) => Number(text));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24);
});

test('a scorecard takes a number from nought to five in each row, on screen alone', () => {
  const scored = published.filter(({ kind }) => kind === 'comparison');
  expect(scored.length).toBeGreaterThan(0);
  for (const { path } of scored) {
    const rows = pageAt(path).querySelectorAll('.scorecard tbody tr');
    expect(rows.length, path).toBeGreaterThan(4);
    for (const row of rows) {
      const score = row.querySelector('[role=radiogroup].no-print');
      const name = row.querySelector('th')?.text;
      expect(score?.getAttribute('aria-label'), path).toBe(`${name}, 0 to 5`);
      const dots = score?.querySelectorAll('input[type=radio]').map((dot) => dot.getAttribute('aria-label'));
      expect(dots, path).toEqual(['0', '1', '2', '3', '4', '5']);
    }
  }
});

ofSample(
  test,
  'places',
  'prices',
)('the sheet of a comparison draws what its text works out: a dot is $1,000, a provider or a point', () => {
  const sheets = {
    '/toronto-it-services-comparison': { '17': '$17,040', '27': '$27,000', '62': '$61,920', '59': '$58,950' },
    '/top-it-managed-service-providers-in-toronto': { '30': 'Thirty names', '6': 'About six', '3': 'three providers' },
    '/top-managed-service-providers-toronto': { '40': 'weighs restore 3', '25': 'makes 25', '15': ': 15.' },
  };
  for (const [path, worked] of Object.entries(sheets)) {
    const page = pageAt(path);
    const text = page.querySelector('main')?.text ?? '';
    const rows = page.querySelectorAll('.worked-sheet .dot-rows__row').map((row) => {
      expect(row.querySelectorAll('circle').length, path).toBe(Number(row.querySelector('.dot-rows__count')?.text));
      return row.querySelectorAll('circle').length;
    });
    expect(
      rows.toSorted((one, other) => one - other),
      path,
    ).toEqual(Object.keys(worked).map(Number));
    for (const said of Object.values(worked)) expect(text, path).toContain(said);
  }
});

test('what a phone shows of an opening’s paper is on the paper', () => {
  expect(withSpecimens.length).toBeGreaterThan(0);
  for (const [path, [id]] of withSpecimens) {
    const sheet = pageAt(path).querySelector('.sheet-figure:has(+ .opening-paper)');
    if (!sheet) continue;
    const paper = pageAt(path).querySelector(`#paper-${id}`)?.text ?? '';
    for (const { text } of sheet.querySelectorAll('.sheet-figure__title, dt'))
      expect(paper, path).toContain(text.trim());
  }
});

test('no two services of the list are drawn alike: none shares a line with another', () => {
  const drawn = pageAt('/services')
    .querySelectorAll('.catalogue__row')
    .filter((row) => (row.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '') in serviceDrawings);
  expect(drawn.length).toBeGreaterThanOrEqual(isSample ? 10 : 1);
  const lines = drawn.flatMap((row) => [
    ...new Set(row.querySelectorAll('.vignette path').map((line) => line.getAttribute('d'))),
  ]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('the list of services draws each one small, the list of industries the way of one thing through each', () => {
  const rows = pageAt('/services').querySelectorAll('.catalogue__row');
  expect(rows.length).toBeGreaterThanOrEqual(services.length);
  for (const row of rows) expect(row.querySelectorAll('.vignette'), row.querySelector('h2')?.text).toHaveLength(1);
  const drawn = (path: string, state: string) =>
    rows.find((row) => row.querySelector('a')?.getAttribute('href') === path)?.querySelectorAll(`.drawing__${state}`)
      .length;
  expect(['well', 'needs', 'lit'].map((state) => drawn('/services/managed-it', state))).toEqual([22, 1, 1]);
  expect(drawn('/services/business-continuity', 'failed')).toBe(1);
  const industryList = pageAt('/industries');
  for (const { path } of industries) {
    const way = industryList.querySelector(`a[href="${path}"] .way-figure`);
    const stops = follows[path]?.way.filter((part) => 'system' in part) ?? [];
    expect(way?.querySelectorAll('circle'), path).toHaveLength(stops.length);
  }
});

test('of a service’s parts a short table or drawing stands open', () => {
  const parts = published.filter(({ kind }) => kind === 'sub-service');
  const shut = parts.flatMap(({ path }) => {
    const page = pageAt(path);
    const isShort = page
      .querySelectorAll('.prose-folds > .fold .fold__body')
      .some((fold) => fold.querySelector('table, figure') && fold.text.split(/\s+/).length < 100);
    return isShort && !page.querySelector('.prose-folds > .prose :is(table, figure)') ? [path] : [];
  });
  expect(shut).toEqual([]);
});

test('no fact under an opening is a number of things that the reader has to look for', () => {
  const first = [services, industries, published.filter(({ kind }) => kind === 'sub-service')].map(([page]) => page);
  for (const path of first.flatMap((page) => page?.path ?? [])) {
    const strip = pageAt(path).querySelector('.fact-strip')?.text ?? '';
    expect(strip, path).toMatch(/Price/);
    expect(strip, path).not.toMatch(/by name|with sources/);
  }
});
