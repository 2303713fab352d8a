import { expect, test } from 'vitest';
import { publishedToday, today } from '../support/published.ts';

/** No content is older than the site. */
const firstDay = '2026-02-24';

test('no post is dated before the first day of the site, and none before it was written', () => {
  const days = publishedToday().flatMap(({ path, data }) =>
    'publishDate' in data ? [{ path, published: String(data.publishDate), updated: data.updated }] : [],
  );
  expect(days.length).toBeGreaterThan(30);
  expect(days.filter(({ published }) => published < firstDay)).toEqual([]);
  expect(days.filter(({ published, updated }) => published > updated)).toEqual([]);
});

test('no page says that it was reviewed before the site began, or on a day to come', () => {
  const wrong = publishedToday().filter(({ data }) => data.updated < firstDay || data.updated > today);
  expect(wrong.map(({ path, data }) => [path, data.updated])).toEqual([]);
});
