import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What lies on a visitor's device, and the words of both privacy pages that say so. */
const told: Record<string, RegExp> = {
  'api/unsent-store.ts': /request that (could not be sent yet|has not reached us)|request on its way to us/i,
  'page/keep-ticks.ts': /boxes of a checklist|ticks on a checklist/i,
};

const storage = /\b(localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/;

test('whatever is kept on a visitor’s device is told on both privacy pages', () => {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const keeping = files.filter((file) => storage.test(readFileSync(join('widgets', file), 'utf8')));
  expect(keeping.sort()).toEqual(Object.keys(told).sort());
  for (const page of ['privacy-policy', 'privacy-choices']) {
    const text = readFileSync(`site/content/(legal)/${page}.md`, 'utf8');
    for (const words of Object.values(told)) expect(text).toMatch(words);
  }
});
