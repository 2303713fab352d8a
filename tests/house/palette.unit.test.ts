import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColourId, colour, palette } from '../../shared/company/palette.ts';
import { contrast } from '../../site/facts/contrast.ts';
import { dist } from '../support/built-site.ts';
import { ofSample } from '../support/of-sample.ts';

const tokens = ['shared/tokens.css', 'site/styles/page-tokens.css'].map((path) => readFileSync(path, 'utf8')).join('');
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

ofSample(test, 'palette').each(palette)('the brand page and the style sheets mean the same $name', ({ id, value }) => {
  expect(new RegExp(`--nl-${id}: (#[0-9a-f]{6});`).exec(tokens)?.[1]).toBe(value);
});

test('every colour that carries text reaches 4.5 on its ground', () => {
  const pairs = palette.flatMap(({ id, beside }) => beside.map((other: ColourId) => [id, other] as const));
  const weak = pairs.filter(([one, other]) => contrast(colour(one).value, colour(other).value) < 4.5);
  expect(weak).toEqual([]);
});

test('contrast is 1 with itself, 21 between black and white, and the same both ways', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrast(one, one)).toBe(1);
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeLessThanOrEqual(21);
    }),
  );
});

test.each(['ink', 'paper'])('the mark for a ground of %s can be taken along and needs no typeface', (ground) => {
  const svg = readFileSync(join(dist, `brand/wordmark-on-${ground}.svg`), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 96"/);
  expect(svg).toMatch(/<path [^>]*d="M/);
  expect(svg).not.toMatch(/<text|<image|font-family/);
});
