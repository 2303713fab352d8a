import { expect, test } from 'vitest';
import { unregisteredNumbers } from '../../../site/checks/writing/index.ts';
import { claims } from '../../../site/facts/claims.ts';
import { ofSample } from '../../support/of-sample.ts';
import { type Page, tinySite } from '../../support/tiny-site.ts';

const page = (main: string, path = '/a', rest: Page = {}) =>
  tinySite({ [path]: { main: `<h1>x</h1>${main}`, ...rest } });
const kinds = (...given: Parameters<typeof page>) => unregisteredNumbers(page(...given)).map(({ what }) => what);

test.each([
  ['41 % of firms lost data.', 'percentage'],
  ['41 per cent of firms lost data.', 'percentage'],
  ['Forty percent of firms lost data.', 'percentage'],
  ['It costs $199 a month.', 'price'],
  ['We look after 1,200 customers.', 'customer count'],
  ['We look after 80 dental practices.', 'customer count'],
  ['We support a dozen companies.', 'customer count'],
  ['Trusted by hundreds of organizations.', 'customer count'],
  ['Join 900+ firms.', 'customer count'],
  ['Ask any of our 40 clinics.', 'customer count'],
  ['We work from three offices.', 'customer count'],
  ['We answer within 7 minutes.', 'response time'],
  ['We answer within three hours.', 'response time'],
  ['A person calls you back in an hour.', 'response time'],
  ['You hear from us within half an hour.', 'response time'],
  ['We reply in two business days.', 'response time'],
  ['The first answer has a target of ten minutes.', 'response time'],
  ['We answer within 4 hours.', 'response time'],
  ['Our technician is on site in 9 hours.', 'response time'],
  ['Our technician arrives the next business day.', 'response time'],
])('“%s” is no claim and is refused', (words, kind) => {
  expect(kinds(`<p>${words}</p>`)).toEqual([expect.stringContaining(kind)]);
});

test.each([
  `Uptime of ${claims.uptime.value} is the target.`,
  `We protect ${claims.businesses500.value} businesses.`,
  'A person calls back within two hours.',
  'The cable test takes 40 minutes.',
  'Whoever cannot reply in four working days has told you how a ticket will go.',
  'If an hour without a technician at the door would hurt you, choose somebody near.',
  'Medical buildings where ten practices share a floor.',
  'Can we put two clinics on one schedule?',
])('“%s” is registered, or no promise', (words) => {
  expect(kinds(`<p>${words}</p>`)).toEqual([]);
});

ofSample(test, 'claims', 'company', 'places', 'prices').each([
  'Uptime of 99.9 per cent is the target.',
  `In Toronto we answer within ${claims.emergencyResponse.value}.`,
  'The target for being on site is under 2 hours and differs by city.',
  'Plans start at $175.',
  'We work from two offices, one in Toronto.',
])('“%s” is registered, or no promise', (words) => {
  expect(kinds(`<p>${words}</p>`)).toEqual([]);
});

ofSample(test, 'claims', 'places').each([
  ['/locations/mississauga', 'We answer within 45 minutes.', 1],
  ['/locations/mississauga', 'We answer within 15 minutes.', 0],
  ['/locations/mississauga', 'We answer within thirty minutes.', 0],
  ['/locations/mississauga', 'In Toronto we answer within 15 minutes.', 0],
  ['/it-support-oshawa', 'A technician is on site in 2 hours.', 1],
  ['/it-support-oshawa', 'A technician is on site in 3 hours.', 0],
  ['/it-support-oshawa', 'A person calls you back within 2 hours.', 0],
  ['/cloud-services-ajax', 'A technician is on site in two hours.', 1],
  ['/cloud-services-ajax', 'A technician is on site in three hours.', 0],
  ['/cloud-services-toronto', 'A technician is on site in two hours.', 0],
  ['/a', 'In Ajax we answer within 30 minutes.', 1],
  ['/a', 'We answer within 30 minutes.', 1],
  ['/a', 'We answer within 15 minutes.', 0],
  ['/a', 'In Brampton a person answers within 45 minutes.', 0],
])('on %s “%s” is refused %d times: a time belongs to its city', (path, words, times) => {
  expect(kinds(`<p>${words}</p>`, path)).toHaveLength(times);
});

test('a first answer does not back a visit', () => {
  expect(kinds('<p>Our technician arrives in 15 minutes.</p>')).toHaveLength(1);
});

test('worked examples and code may hold any number, tables in an example too', () => {
  const table = '<table><tr><td>$12</td><td>41 %</td></tr></table>';
  expect(kinds(`<div class="prose__box prose__example">${table}</div><code>$12</code>`)).toEqual([]);
  expect(kinds(table)).toHaveLength(2);
});

const sources = [{ title: 'Fines of $250 in 2024', url: 'https://law.example/act' }];

test.each([
  ['<p><a href="https://law.example/act">The Act</a> asks 41 % of firms for $99.</p>', 0],
  ['<ul><li>41 % (<a href="https://law.example/act">the Act</a>)</li></ul>', 0],
  ['<p>A fine of $250.</p>', 0],
  ['<p>A fine of $25.</p>', 1],
  ['<p>See <a href="https://law.example/act">the Act</a>.</p><p>41 % of firms pay.</p>', 1],
  ['<p><a href="https://blog.example/">Somebody</a> says 41 %.</p>', 1],
  ['<p><a href="https://law.example/act">The Act</a>: we have 1,200 customers.</p>', 1],
])('a sourced number stands beside its source: %s is refused %d times', (main, times) => {
  expect(kinds(main, '/a', { front: { sources } })).toHaveLength(times);
});

test('a figure that the site does not use backs no number, on the list of claims neither', () => {
  const words = `<p>We protect ${claims.businesses8500.value} businesses.</p>`;
  expect(kinds(words)).toHaveLength(1);
  expect(kinds(words, '/claims-and-sources')).toHaveLength(1);
});
