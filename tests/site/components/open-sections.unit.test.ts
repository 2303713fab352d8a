import { expect, test } from 'vitest';
import { openSections } from '../../../site/components/articles/open-sections.ts';
import { words } from '../../support/index-page.ts';

const section = (name: string, count: number, more = '') => ({
  heading: name && `<h2>${name}</h2>`,
  text: `<p>${words(count)}</p>${more}`,
});

const sections = [
  section('', 20),
  section('First', 300),
  section('Short', 40),
  section('Middle', 150),
  section('Table', 30, '<table><tr><td>1</td></tr></table>'),
];

const opened = (rule: Parameters<typeof openSections>[1]) =>
  [...openSections(sections, rule)].map(({ heading }) => heading.replace(/<[^>]*>/g, ''));

test('what stands before the headings is open, and the sections within the words', () => {
  expect(opened({ words: 200 })).toEqual(['']);
  expect(opened({ words: 400 })).toEqual(['', 'First', 'Short']);
});

test('the first short section with a table stands open too', () => {
  expect(opened({ words: 200, drawn: true })).toEqual(['', 'Table']);
});

test('a text that would end above what stands beside it opens the shortest section that is long enough', () => {
  expect(opened({ words: 200, beside: 300 })).toEqual(['']);
  expect(opened({ words: 200, beside: 500 })).toEqual(['', 'Middle']);
  expect(opened({ words: 200, beside: 900 })).toEqual(['', 'First']);
});
