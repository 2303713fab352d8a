import { expect, test } from 'vitest';
import { readSources } from '../support/repository.ts';

test('whatever is started from the command line makes its files for its own user alone', () => {
  const entries = readSources(/^server\/(.*\/)?(main|(.*-)?cli)\.ts$/);
  expect(entries.length).toBeGreaterThan(5);
  const closes = /^process\.umask\(0o077\);$|^await runListing\(/m;
  expect(entries.filter(({ text }) => !closes.test(text)).map(({ path }) => path)).toEqual([]);
  const [listing] = readSources(/^server\/database\/listing-command\.ts$/);
  expect(listing?.text).toContain('process.umask(0o077);');
});
