import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryPaths, root } from '../support/repository.ts';

test('every file that tests/times.json has seconds of is there: a renamed one counts as new, and its old row goes', () => {
  const times = JSON.parse(readFileSync(join(root, 'tests/times.json'), 'utf8')) as Record<string, number>;
  const paths = new Set(repositoryPaths());
  expect(Object.keys(times).length).toBeGreaterThan(200);
  expect(Object.keys(times).filter((path) => !paths.has(path))).toEqual([]);
});
