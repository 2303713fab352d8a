import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { earlierParts } from '../../tools/lib/earlier-parts.mjs';
import { prune } from '../../tools/lib/prune.mjs';

const dist = mkdtempSync(join(tmpdir(), 'northlume-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

const days = (count: number) => (Date.now() - count * 24 * 60 * 60 * 1000) / 1000;

test('parts of an earlier script stay for 30 days beside their compressed copies; other files that a build did not write go', async () => {
  mkdirSync(join(dist, 'assets/site'), { recursive: true });
  const write = (file: string, age: number) => {
    writeFileSync(join(dist, file), 'x');
    utimesSync(join(dist, file), days(age), days(age));
  };
  write('assets/site/booking-late.js', 29);
  write('assets/site/booking-late.js.br', 29);
  write('assets/site/booking-old.js', 31);
  write('assets/site/booking-old.js.br', 31);
  write('assets/search-index-late.json', 1);
  await prune(dist, Date.now() + 60_000, undefined, earlierParts(dist));
  const left = ['booking-late.js', 'booking-late.js.br', 'booking-old.js', 'booking-old.js.br'].map((name) =>
    existsSync(join(dist, 'assets/site', name)),
  );
  expect(left).toEqual([true, true, false, false]);
  expect(existsSync(join(dist, 'assets/search-index-late.json'))).toBe(false);
});
