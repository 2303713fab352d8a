import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { skeletonOf } from '../../../site/build/author-guide/skeleton.ts';
import { readPage } from '../../../site/pages/read-pages.ts';
import { strayFiles } from '../../../site/pages/stray-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'northlume-people-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'toronto-it-services-comparison.md';

/** A page from `npm run new`, edited as an author would. */
function read(change: (text: string) => string) {
  const { text } = skeletonOf('comparison', 'toronto-it-services-comparison', '2026-11-20');
  writeFileSync(join(folder, name), change(text));
  return readPage(folder, name);
}

const said = (list: readonly { field: string; what: string }[]) => list.map(({ field, what }) => `${field} ${what}`);
const withLine = (line: string) => (text: string) => text.replace(/^title:/m, `${line}\ntitle:`);

test('a description that is longer than advised is a note, and the page is there with all of it', () => {
  const long = 'Said at more length than search engines show. '.repeat(6).trim();
  const { page, problems } = read((text) => text.replace(/^description: .*$/m, `description: "${long}"`));
  expect(problems).toEqual([]);
  expect(page?.data.description).toBe(long);
  expect(said(page?.notes ?? [])).toContain('description is too long.');
});

test('a field that a layout needs is a fault, whatever else is long', () => {
  const long = `description: "${'x '.repeat(120)}"`;
  const { page, problems } = read((text) => text.replace(/^title: .*\n/m, '').replace(/^description: .*$/m, long));
  expect(page).toBeUndefined();
  expect(said(problems)).toEqual(['title is missing.']);
});

test('a field that this kind of page has not is a note; a misspelt one stands beside what is missing', () => {
  const { page, problems } = read(withLine('author: Dana'));
  expect(problems).toEqual([]);
  expect(said(page?.notes ?? [])).toContain('author is not a field of this kind of page.');
  const misspelt = read((text) => text.replace(/^lead:/m, 'laed:'));
  expect(said(misspelt.problems).sort()).toEqual(['laed is not a field of this kind of page.', 'lead is missing.']);
});

test.each(['November 27, 2026', '27 Nov 2026', '2026/11/27'])('the day %s is understood', (day) => {
  const { page, problems } = read((text) => text.replace(/^updated: .*$/m, `updated: ${day}`));
  expect(problems).toEqual([]);
  expect(page?.data.updated).toBe('2026-11-27');
});

test('a day that may be one of two is asked for', () => {
  expect(said(read((text) => text.replace(/^updated: .*$/m, 'updated: 03/04/2026')).problems)).toHaveLength(1);
});

test('a mark before the text, line ends of Windows and “Yes” are read', () => {
  const { page, problems } = read(
    (text) => `\uFEFF${text.replace(/^draft: .*\n/m, 'draft: Yes\n').replaceAll('\n', '\r\n')}`,
  );
  expect(problems).toEqual([]);
  expect(page?.data.draft).toBe(true);
});

test('a colon in a title needs no quotes', () => {
  const { page, problems } = read((text) => text.replace(/^title: .*$/m, 'title: Before: after the move'));
  expect(problems).toEqual([]);
  expect(page?.data.title).toBe('Before: after the move');
});

test('a file of notes, and one that an editor keeps beside a page, are no pages', () => {
  writeFileSync(join(folder, 'NOTES.md'), 'Ask the lawyer.');
  writeFileSync(join(folder, '~$post.md'), '\0\0');
  const named = [join(folder, 'NOTES.md'), join(folder, '~$post.md')];
  expect(strayFiles(folder).map(({ file }) => file)).toEqual(named);
  // The owner's folder, which a company may not have yet.
  expect(strayFiles(join(folder, 'none'), folder).map(({ file }) => file)).toEqual(named);
});
