import { expect, test } from 'vitest';
import { byKind } from '../../../site/checks/by-kind.ts';

const note = (file: string, what: string) => ({ file, line: 1, field: '', what, todo: 'Look.', note: true });

test('many notes are shown in a line a kind, the most frequent first, with their number and one of them', () => {
  const gone = Array.from({ length: 200 }, (_, at) => note('map.csv', `/old-${at} does not exist.`));
  const short = Array.from({ length: 20 }, (_, at) => note(`${at}.md`, `has ${at + 100} words.`));
  expect(byKind([...short, ...gone, ...gone, note('a.md', 'No page links here.')])).toEqual([
    '  200 like map.csv:1 /old-0 does not exist. Look.',
    '  20 like 0.md:1 has 100 words. Look.',
    '  a.md:1 No page links here. Look.',
  ]);
});

test('more than ten kinds end with the number of the others', () => {
  const kinds = [...'abcdefghijkl'].map((letter) => note('a.md', `is ${letter}.`));
  expect(byKind(kinds)).toHaveLength(11);
  expect(byKind(kinds).at(-1)).toBe('  and 2 of other kinds');
});

test('a few are shown as they are', () => {
  expect(byKind([note('a.md', 'has 3 words.'), note('b.md', 'has 4 words.')])).toEqual([
    '  a.md:1 has 3 words. Look.',
    '  b.md:1 has 4 words. Look.',
  ]);
});
