import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, siteScript } from '../support/built-site.ts';
import { newerCalls } from '../support/newer-calls.ts';

/** `tests/widgets/partners/origin.browser.test.ts` removes the others from a browser. */
const named = newerCalls.filter((call) => !call.includes('.prototype.'));

test('no script that visitors load makes a call that the oldest browsers it is built for do not have', () => {
  const found = ['widgets.js', ...siteScript().files].flatMap((file) => {
    const code = readFileSync(join(dist, file), 'utf8');
    return named.filter((call) => code.includes(call)).map((call) => `${file}: ${call}`);
  });
  expect(found).toEqual([]);
});
