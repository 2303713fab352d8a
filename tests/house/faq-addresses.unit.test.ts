import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtFiles, dist } from '../support/built-site.ts';

test('every answer of every page has an address of its own, inside what its question opens', () => {
  const pages = builtFiles().filter((path) => path.endsWith('.html'));
  let answers = 0;
  const found = pages.flatMap((path) => {
    const text = readFileSync(join(dist, path), 'utf8');
    if (!/faq-accordion"|prose-faq"/.test(text)) return [];
    const page = parse(text);
    const items = page.querySelectorAll('.faq-accordion > details, .prose-faq');
    const ids = items.map((item) => item.querySelector('summary + div')?.id ?? '');
    answers += ids.length;
    return ids
      .filter((id) => !id || page.querySelectorAll(`[id="${id}"]`).length !== 1)
      .map((id) => `${path}: ${id || 'an answer without an address'}`);
  });
  expect(found).toEqual([]);
  expect(answers).toBeGreaterThan(200);
});
