import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepEarlierParts, swapIn } from '../../tools/lib/swap-dist.mjs';

let dist: string;
let next: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-dist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [dist, next] = [join(folder, 'dist'), join(folder, 'dist.next')];
  for (const site of [dist, next]) mkdirSync(join(site, 'assets/site'), { recursive: true });
});

function write(site: string, file: string, text = 'x', days = 0): void {
  const at = (Date.now() - days * 24 * 60 * 60 * 1000) / 1000;
  writeFileSync(join(site, file), text);
  utimesSync(join(site, file), at, at);
}

test('parts of an earlier script stay for 30 days with their compressed copies; nothing else of an earlier build does', async () => {
  for (const end of ['', '.br']) {
    write(dist, `assets/site/booking-late.js${end}`, 'x', 29);
    write(dist, `assets/site/booking-old.js${end}`, 'x', 31);
  }
  write(dist, 'assets/search-index-late.json', 'x', 1);
  await keepEarlierParts(dist, next);
  swapIn(next, dist);
  expect(readdirSync(join(dist, 'assets/site'))).toEqual(['booking-late.js', 'booking-late.js.br']);
  expect(readdirSync(join(dist, 'assets'))).toEqual(['site']);
  // The swap keeps their age.
  mkdirSync(next);
  const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
  vi.setSystemTime(later);
  await keepEarlierParts(dist, next);
  vi.useRealTimers();
  expect(readdirSync(next)).toEqual([]);
});

test('the part that both builds have is the new one; a first build needs none before it', async () => {
  write(dist, 'assets/site/same.js', 'old');
  write(next, 'assets/site/same.js', 'new');
  await keepEarlierParts(dist, next);
  rmSync(dist, { recursive: true });
  swapIn(next, dist);
  expect(readFileSync(join(dist, 'assets/site/same.js'), 'utf8')).toBe('new');
});

test('after a rebrand nothing of the first company’s scripts stays', async () => {
  write(dist, 'site.webmanifest', '{"name":"First"}');
  write(next, 'site.webmanifest', '{"name":"Second"}');
  write(dist, 'assets/site/booking-late.js');
  await keepEarlierParts(dist, next);
  expect(readdirSync(join(next, 'assets/site'))).toEqual([]);
  write(dist, 'site.webmanifest', '{"name":"Second"}');
  await keepEarlierParts(dist, next);
  expect(readdirSync(join(next, 'assets/site'))).toEqual(['booking-late.js']);
});
