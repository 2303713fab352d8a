import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import layout from '../../../site/build/eleventy-page.tsx';
import { services } from '../../../site/facts/services.ts';
import { type ContentPage, readPages } from '../../../site/pages/read-pages.ts';
import { root } from '../../support/repository.ts';
import { siteContext } from '../../support/tiny-site.ts';

const all = readPages(join(root, 'site/content'));
const pages = all.filter(({ kind }) => kind === 'ai-service');

const lines = ({ data }: ContentPage, field: string): unknown =>
  Object.entries(data).find(([key]) => key === field)?.[1];

function shown({ file }: ContentPage): Record<string, string[]> {
  const html = renderToString(layout({ site: siteContext(all), page: { inputPath: file }, content: '' }));
  const columns = parse(html).querySelectorAll('section[aria-labelledby="who-decides"] section');
  return Object.fromEntries(
    columns.map((column) => [
      column.querySelector('h3')?.textContent ?? '',
      column.querySelectorAll('li').map((line) => line.textContent),
    ]),
  );
}

test('every AI service of the list, and no other page, is of the kind', () => {
  const listed = services.filter(({ family }) => family === 'ai').map(({ slug }) => `/services/${slug}`);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(listed.toSorted());
});

test.each(pages.map((page) => ({ path: page.path, page })))('$path says who decides what', ({ page }) => {
  expect(shown(page)).toEqual({
    'Does automatically': lines(page, 'alone'),
    'Asks a person first': lines(page, 'asks'),
    'Never does': lines(page, 'never'),
  });
});

test('no line of these lists stands twice', () => {
  const written = pages.flatMap((page) => Object.values(shown(page)).flat());
  expect(written.filter((line, place) => written.indexOf(line) !== place)).toEqual([]);
});
