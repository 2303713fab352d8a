import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { serviceOptions } from '../../../shared/options.ts';
import { fileOf } from '../../../site/pages/output-address.ts';
import { kindOf } from '../../../site/schema/kinds.ts';
import { builtFiles, dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { publishedToday } from '../../support/published.ts';

const read = (path: string) => parse(readFileSync(join(dist, fileOf(path)), 'utf8'));

const isAbout = (path: string, option: string | undefined) =>
  expect(read(path).querySelector('body')?.getAttribute('data-service')).toBe(option);

test.each([
  ['/services/cloud-solutions', 'cloud'],
  ['/services/vcio-it-consulting', 'vcio'],
  ['/services/managed-it/help-desk', 'managed-it'],
  ['/services/ai-consulting', undefined],
  ['/services', undefined],
  ['/industries/legal', undefined],
  ['/', undefined],
])('the page %s is about the forms’ option %s', isAbout);

ofSample(test, 'places').each([['/cloud-services-toronto', 'cloud']])(
  'the page %s is about the forms’ option %s',
  isAbout,
);

test('every service of the forms has a page that chooses it, besides the general assessment', () => {
  const services = builtFiles().filter((file) => /^services\/[^/]+\.html$/.test(file));
  const chosen = services.map(
    (file) => /<body data-service="([^"]+)"/.exec(readFileSync(join(dist, file), 'utf8'))?.[1],
  );
  const options = serviceOptions.map(({ value }) => value).filter((value) => value !== 'general');
  expect([...new Set(chosen.filter(Boolean))].sort()).toEqual([...options].sort());
});

test('every button that opens the booking dialog says where it stands (decision 38)', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const silent = pages.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<a [^>]*data-open=[^>]*>/g)]
      .filter(([tag]) => !/ data-source="[^"]+"/.test(tag))
      .map(([tag]) => `${file}: ${tag}`),
  );
  expect(silent).toEqual([]);
});

test('the opening of a page that sells names the booking as the header above it does; only on home are other names fixed', () => {
  const also = ['pricing', 'service-index', 'industry-index', 'location-index', 'people', 'service-levels'];
  const selling = publishedToday().filter(({ kind }) => kindOf(kind).commercial || also.includes(kind));
  const labels = selling.flatMap(({ path }) => {
    const page = read(path);
    const header = page.querySelector('.header [data-open="booking"]')?.text.trim();
    return page
      .querySelectorAll(':is(.opening, .price-scale) [data-open="booking"]')
      .filter(({ text }) => text.trim() !== header)
      .map(({ text }) => `${path}: ${text.trim()} under ${header}`);
  });
  expect(selling.length).toBeGreaterThan(30);
  expect(labels).toEqual([]);
});
