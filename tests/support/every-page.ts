import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aliases } from '../../site/data/aliases.ts';
import { accessibilityFaults, lookFaults, sticksOut } from './accessibility.ts';
import { dist } from './built-site.ts';
import { useChromium } from './chromium.ts';
import { looksAtAllParts, type Part, partsOf } from './page-structure.ts';
import { useRealSite } from './real-site.ts';
import { scriptIsReady } from './visitor.ts';
import { wholeSet } from './whole-set.ts';

/** Every address but second ones, whose document is the first's; and some that are answered without a file of their own. */
const addresses: string[] = JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8'));
const everyPath = [
  ...addresses.filter((path) => !Object.hasOwn(aliases, path)),
  '/no-such-page/at-all',
  '/why-backup-failed',
  '/newsletter/confirm?token=unknown',
  '/unsubscribe?token=unknown',
];

/** Folders of what is read at length, whose pages share layouts; a little more than half of all pages. */
const reading = /^\/(?:blog|library|resources)\//;

/** What sticks out of a page at 320 px, as the server sends it; with the script where something is new (`faults`). */
async function overflow(page: Page, url: string, path: string): Promise<string[]> {
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  return sticksOut(page);
}

/**
 * What sticks out at 320 px with the script, and what axe finds in some blocks of a page: every rule on a phone in light colours, then what a wide window and dark
 * colours can change. What shows at one width alone, the navigation, is in journeys-accessibility.
 */
async function faults(page: Page, url: string, path: string, blocks: string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url + path);
  await scriptIsReady(page);
  const found = await sticksOut(page);
  await page.setViewportSize({ width: 390, height: 900 });
  found.push(...(await accessibilityFaults(page, ...blocks)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await lookFaults(page, ...blocks))];
}

/**
 * Tests half of all pages. All pages in one file would end alone on one core; halves that share few layouts have few parts
 * that are looked at twice.
 */
export function everyPageTests(half: 'reading' | 'others'): void {
  const site = useRealSite();
  const chromium = useChromium();
  const paths = everyPath.filter((path) => reading.test(path) === (half === 'reading'));

  test('at 320 px nothing sticks out on any of these pages, and axe finds nothing on any part of any', {
    timeout: 900_000,
  }, async () => {
    const { url } = site.server;
    // One page for all: a new one for each takes longer than the looking.
    const narrow = await chromium.open(320, { javaScriptEnabled: false });
    const looked = await chromium.open(390);
    const parts = new Map<string, Part[]>();
    const found: string[] = [];
    const note = (path: string, faults: string[]) => found.push(...faults.map((fault) => `${path}: ${fault}`));
    for (const path of paths) {
      note(path, await overflow(narrow, url, path));
      parts.set(path, await partsOf(narrow));
    }
    const looks = wholeSet ? paths.map((path) => ({ path, blocks: ['html'] })) : looksAtAllParts(parts);
    for (const { path, blocks } of looks) note(path, await faults(looked, url, path, blocks));
    expect(found).toEqual([]);
  });
}
