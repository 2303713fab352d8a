import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { dist } from '../../support/built-site.ts';

test('a checklist’s page has one selector for each of its items, in its one style sheet', () => {
  const page = parse(readFileSync(join(dist, 'pipeda-compliance-checklist.html'), 'utf8'));
  const sheets = page.querySelectorAll('style');
  expect(sheets).toHaveLength(1);
  const followed = [...(sheets[0]?.text ?? '').matchAll(/main:has\((#item-\d+):checked\)/g)].map(([, id]) => id);
  expect(followed).toEqual(page.querySelectorAll('main [type=checkbox]').map(({ id }) => `#${id}`));
});
