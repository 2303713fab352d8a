import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { diagramProblems } from '../../../site/markdown/diagram-problems.ts';
import { diagramTypes } from '../../../site/markdown/diagrams.ts';
import { drawn, fullest } from '../../support/diagrams.tsx';

const whats = (...drawing: Parameters<typeof diagramProblems>) => diagramProblems(...drawing).map(({ what }) => what);

describe.each(diagramTypes)('a drawing of the type %s', (type) => {
  test('may have eight lines of the longest words, and weighs at most 3 kB as it travels at each width', () => {
    const items = fullest(type);
    expect(whats(type, items)).toEqual([]);
    for (const svg of parse(drawn(type, items)).querySelectorAll('svg'))
      expect(brotliCompressSync(svg.outerHTML).length).toBeLessThanOrEqual(3000);
  });

  test('says all its words in a list too, for who cannot see it', () => {
    const figure = parse(drawn(type, fullest(type)));
    for (const svg of figure.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
    const lines = figure.querySelectorAll('ol li').map(({ text }) => text);
    expect(lines).toHaveLength(8);
    for (const [place, item] of fullest(type).entries())
      for (const part of item.filter((part) => part !== 'next')) expect(lines[place]).toContain(part);
  });
});

test('an answer that leads on is said as one, and only to a question after it', () => {
  const items = [
    ['Is it yours?', 'Go to the next question', 'Leave it'],
    ['Is it whole?', 'Use it', 'next'],
    ['Can it be repaired?', 'Repair it', 'Buy another'],
  ];
  expect(whats('decision', items)).toEqual([]);
  expect(parse(drawn('decision', items)).querySelectorAll('li')[1]?.text).toBe(
    'Is it whole? Yes: Use it. No: next question.',
  );
  expect(whats('decision', items.toReversed())).toEqual(['leads to a next question, and is the last']);
  expect(whats('decision', items.with(0, ['Is it yours?', 'next', 'next']))).toEqual([
    'leads on with both answers: one of them ends',
  ]);
});

test('a network begins outside, names each device once, and is no circle', () => {
  const items = [
    ['Firewall', 'Internet'],
    ['Switch', 'firewall'],
    ['Server', 'Switch', 'In the cupboard'],
  ];
  expect(whats('network', items)).toEqual([]);
  expect(whats('network', items.with(0, ['Firewall', 'Server']))[0]).toMatch(/in a circle/);
  expect(whats('network', [...items, ['server', 'Firewall']])).toEqual(['says “server” a second time']);
});

test.each(['12', '1,200', '$3.50', '40%', '0'])('%s is a number that a bar can show', (number) => {
  expect(
    whats('bars', [
      ['A', number],
      ['B', '2'],
      ['C', '3'],
    ]),
  ).toEqual([]);
});
