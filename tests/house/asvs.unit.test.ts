import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvRows } from '../../shared/csv-rows.ts';
import { readSources, root } from '../support/repository.ts';

const [, ...rows] = csvRows(readFileSync(join(root, 'docs/asvs.csv'), 'utf8')) ?? [];
const tests = readSources(/^tests\/.*\.test\.tsx?$/);

test('docs/asvs.csv has each requirement once, with what holds it', () => {
  const numbers = rows.map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(200);
  expect(new Set(numbers).size).toBe(numbers.length);
  const states = ['tested', 'documented', 'no test', 'not met', 'not applicable'];
  expect(rows.filter(([, , state = '', , words]) => !states.includes(state) || !words)).toEqual([]);
});

test('each test that docs/asvs.csv names exists', () => {
  const missing = rows.filter(([, , state, file = '', words = '']) => {
    if (state !== 'tested') return false;
    const named = tests.filter(({ path }) => path.replace(/\.\w+\.test\.tsx?$/, '').endsWith(`/${file}`));
    return named.length !== 1 || !named[0]?.text.includes(words);
  });
  expect(missing).toEqual([]);
});

test('each place that docs/asvs.csv names in a document exists', () => {
  const missing = rows.filter(
    ([, , state, file = '', words = '']) =>
      state === 'documented' && !readFileSync(join(root, file), 'utf8').includes(words),
  );
  expect(missing).toEqual([]);
});

test('docs/security.md lists the requirements that are not met', () => {
  const listed = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \|/gm);
  const open = rows.filter(([, , state]) => state === 'not met').map(([number]) => number);
  expect([...listed].map(([, number]) => number)).toEqual(open);
});
