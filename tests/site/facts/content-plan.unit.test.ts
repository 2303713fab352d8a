import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { ofSample } from '../../support/of-sample.ts';
import { publishedToday } from '../../support/published.ts';

const [, ...rows] = parse(readFileSync('site/content/plan.csv', 'utf8')) as [string, string, string, string][];
const planned = new Set(rows.map(([address]) => address));

ofSample(test, 'places')('every city and landing page has a row in the content plan', () => {
  const local = publishedToday().filter(({ kind }) => ['landing', 'city-it-support', 'location'].includes(kind));
  expect(local.length).toBeGreaterThan(100);
  expect(local.filter(({ path }) => !planned.has(path)).map(({ path }) => path)).toEqual([]);
});

test('no two pages of the content plan answer one query', () => {
  const pages = Map.groupBy(rows, ([, , query]) => query.toLowerCase());
  const shared = [...pages.values()].filter(({ length }) => length > 1);
  expect(shared).toEqual([]);
  expect(planned.size).toBe(rows.length);
});
