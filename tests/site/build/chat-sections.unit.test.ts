import { expect, test } from 'vitest';
import { chatSections } from '../../../site/build/chat/chat-sections.ts';

const table = (heads: readonly string[], cells: readonly string[]) =>
  `<main><h2>Plan</h2><table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table></main>`;
const rowsOf = (document: string) => chatSections(document).flatMap(({ blocks }) => blocks);

test('a cell of a wide table keeps the heading of its column, so that a row says something by itself', () => {
  expect(rowsOf(table(['Target', 'Takes', 'Cost'], ['Hours', 'A device', 'Medium']))).toEqual([
    'Hours: Takes: A device; Cost: Medium',
  ]);
});

test('a row of two cells needs no heading', () => {
  expect(rowsOf(table(['Minute', 'Act'], ['1', 'Pull the cable']))).toEqual(['1: Pull the cable']);
});

test('the headings of one table are not those of the next', () => {
  const next = '<table><tr><td>a</td><td>b</td><td>c</td></tr></table></main>';
  expect(rowsOf(table(['A', 'B', 'C'], ['1', '2', '3']).replace('</main>', next)).at(-1)).toBe('a: b; c');
});
