import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { answerRecord } from '../../../site/facts/answers/answer-record.ts';
import { answers } from '../../../site/facts/answers/answers.ts';
import { publishedPages } from '../../../site/pages/published.ts';
import { readPages } from '../../../site/pages/read-pages.ts';
import { leftOutPaths } from '../../support/published.ts';

const folder = 'site/facts/answers';
const sources = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

test('there is an answer for what buyers ask, in several wordings each, none of which stands twice', () => {
  expect(answers.length).toBeGreaterThanOrEqual(180);
  const ways = answers.flatMap((record) => record.ways);
  expect(ways.length / answers.length).toBeGreaterThanOrEqual(5);
  expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
});

test('every record keeps its schema', () => {
  expect(answers.filter((record) => !answerRecord.safeParse(record).success).map(({ id }) => id)).toEqual([]);
});

test('no price is typed in a record: it comes from the data files', () => {
  const typed = sources.flatMap(({ name, text }) =>
    [...text.replace(/ways: `[^`]*`/g, '').matchAll(/\$\d[\d,]*/g)].map(([price]) => `${name}: ${price}`),
  );
  expect(typed).toEqual([]);
});

test('every urgent record has three acts', () => {
  for (const { id, says = '' } of answers.filter(({ urgent }) => urgent))
    expect(says.match(/^\d\. /gm), id).toHaveLength(3);
});

test('every page that a record names is published, or left out as it is about the sample', () => {
  const paths = new Set(publishedPages(readPages('site/content'), companyDay(new Date())).map(({ path }) => path));
  const named = answers.flatMap(({ id, pages = [] }) => pages.map((path) => ({ id, path })));
  expect(named.filter(({ path }) => !paths.has(path) && !leftOutPaths.has(path))).toEqual([]);
});
