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

test('how many things a closed part holds is no block of its text, a number after its term is', () => {
  const fold =
    '<details><summary><h2>Tools</h2><span class="fold__count">8</span></summary><p>A ticket system.</p></details>';
  expect(rowsOf(`<main>${fold}</main>`)).toEqual(['A ticket system.']);
  expect(rowsOf('<main><dl><dt>Offices</dt><dd>2</dd></dl></main>')).toEqual(['Offices: 2']);
});
