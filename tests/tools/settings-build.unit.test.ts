import { expect, test } from 'vitest';
import { shownSettings } from '../../tools/lib/site-build.mjs';
import { readSources } from '../support/repository.ts';

/** Settings of a run or of report locations, which no page shows. */
const ofTheRun = ['ELEVENTY_RUN_MODE', 'SITE_OUT', 'DATA_DIR'];

test('npm start builds again when a setting that pages show has another value', () => {
  const readers = readSources(/^site\/.*\.tsx?$/).filter(({ text }) => text.includes('process.env'));
  const names = readers.flatMap(({ text }) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bASSISTANT\b/g) ?? []);
  const shown = new Set(names.filter((name) => !ofTheRun.includes(name)));
  expect([...shown].sort()).toEqual([...shownSettings].sort());
});
