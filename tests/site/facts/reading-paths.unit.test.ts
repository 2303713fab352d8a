import { expect, test } from 'vitest';
import { readingPaths } from '../../../site/facts/reading-paths.ts';
import { kindAt } from '../../../site/schema/kinds.ts';
import { mainOf } from '../../support/index-page.ts';
import { contentPage } from '../../support/tiny-site.ts';

const front = {
  audience: 'Owners',
  category: 'continuity',
  level: 'basics',
  roles: ['owner'],
  takeaways: ['One'],
  checklist: [],
};
const piece = (path: string) => contentPage(path, { kind: 'library', front });
const [path] = readingPaths;
const ways = (pages: ReturnType<typeof piece>[], at: number) =>
  mainOf(pages[at] ?? piece('/library/x'), pages)
    .querySelector('.path-neighbours')
    ?.querySelectorAll('p, a')
    .map((part) => part.getAttribute('href') ?? part.text);

test('no piece is on two paths, and each address is one of a piece', () => {
  const all = readingPaths.flatMap(({ pieces }) => pieces);
  expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
  for (const one of all) expect(kindAt(one)?.piece, one).toBeDefined();
});

test('a piece on a path leads to the ones before and after it that are published', () => {
  const [first = '', second = '', third = ''] = path?.pieces ?? [];
  const all = [first, second, third].map(piece);
  expect(ways(all, 0)).toEqual([`${path?.title}: part 1 of 3`, second]);
  expect(ways(all, 1)).toEqual([`${path?.title}: part 2 of 3`, first, third]);
  const without = [first, third].map(piece);
  expect(ways(without, 1)).toEqual([`${path?.title}: part 2 of 2`, first]);
  expect(ways([piece(first)], 0)).toBeUndefined();
});
