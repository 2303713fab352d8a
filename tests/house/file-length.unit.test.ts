import { expect, test } from 'vitest';
import { readSources } from '../support/repository.ts';

const warnAbove = 200;
const failAbove = 300;

/** Tables and articles may have any length. */
const isSubjectMatter = (path: string) =>
  /^site\/(facts|content|redirects|public)\//.test(path) || /\.json$/.test(path);

test(`no code file is longer than ${failAbove} lines`, () => {
  const long = readSources(/\.(ts|tsx|mjs|js|css)$/)
    .filter(({ path }) => !isSubjectMatter(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > warnAbove)
    .toSorted((one, other) => other.lines - one.lines);
  for (const { path, lines } of long) console.warn(`${path} has ${lines} lines: is it still one thing?`);
  expect(long.filter(({ lines }) => lines > failAbove)).toEqual([]);
});
