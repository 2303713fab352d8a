import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { skeletonOf } from '../../../site/authoring/skeleton.ts';
import { readPage } from '../../../site/pages/read-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'northlume-lengths-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A comparison page as `npm run new` makes it, with lines of its front matter changed. */
function read(change: (text: string) => string) {
  const { text } = skeletonOf('comparison', 'toronto-it-services-comparison', '2026-11-20');
  writeFileSync(join(folder, 'toronto-it-services-comparison.md'), change(text));
  return readPage(folder, 'toronto-it-services-comparison.md');
}

test('a description that is longer than advised is a note, and the page is there with all of it', () => {
  const long = 'Said at more length than search engines show. '.repeat(6).trim();
  const { page, problems } = read((text) => text.replace(/^description: .*$/m, `description: "${long}"`));
  expect(problems).toEqual([]);
  expect(page?.data.description).toBe(long);
  expect(page?.notes.map(({ field, what }) => `${field} ${what}`)).toContain('description is too long.');
});

test('a field that a layout needs is a fault, whatever else is long', () => {
  const { page, problems } = read((text) =>
    text.replace(/^title: .*\n/m, '').replace(/^description: .*$/m, `description: "${'x '.repeat(120)}"`),
  );
  expect(page).toBeUndefined();
  expect(problems.map(({ field, what }) => `${field} ${what}`)).toEqual(['title is missing.']);
});
