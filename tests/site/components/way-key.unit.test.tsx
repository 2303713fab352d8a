import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { WayKey } from '../../../site/components/journey/WayFigure.tsx';
import { follows } from '../../../site/facts/follow.ts';
import { contentPage } from '../../support/tiny-site.ts';

const drawn = (paths: readonly string[]) =>
  parse(renderToStaticMarkup(<WayKey pages={paths.map((path) => contentPage(path, { kind: 'industry' }))} />));

test('the way that is drawn large is one of an industry that the site has, and its rings are counted there alone', () => {
  const all = Object.keys(follows);
  const [first = ''] = all.filter((path) => path !== '/industries/dental');
  expect(drawn(all).querySelector('a')?.getAttribute('href')).toBe('/industries/dental');
  const one = drawn([first, '/industries/of-an-owner']);
  expect(one.querySelector('a')?.getAttribute('href')).toBe(first);
  expect(one.querySelector('.way-key__says')?.text).toContain('in one industry,');
  expect(drawn(['/industries/of-an-owner']).toString()).toBe('');
});
