import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aliases } from '../../site/data/aliases.ts';
import { accessibilityFaults, lookFaults, sticksOut } from '../support/accessibility.ts';
import { dist } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { looksAtAllParts, type Part, partsOf } from '../support/page-structure.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** Every address but second ones, whose document is the first's; and some that are answered without a file of their own. */
const addresses: string[] = JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8'));
const paths = [
  ...addresses.filter((path) => !Object.hasOwn(aliases, path)),
  '/no-such-page/at-all',
  '/why-backup-failed',
  '/newsletter/confirm?token=unknown',
  '/unsubscribe?token=unknown',
];

/** What sticks out of a page at 320 px, as the server sends it; with the script where something is new (`faults`). */
async function overflow(page: Page, path: string): Promise<string[]> {
  await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
  return sticksOut(page);
}

/**
 * What sticks out at 320 px with the script, and what axe finds in some blocks of a page: every rule on a phone in light colours, then what a wide window and dark
 * colours can change. What shows at one width alone, the navigation, is in journeys-accessibility.
 */
async function faults(page: Page, path: string, blocks: string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  const found = await sticksOut(page);
  await page.setViewportSize({ width: 390, height: 900 });
  found.push(...(await accessibilityFaults(page, ...blocks)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await lookFaults(page, ...blocks))];
}

test('with its text alone doubled, a phone shows the header and every kind of page whole', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  const found: string[] = [];
  const double = () => document.documentElement.style.setProperty('font-size', '200%');
  for (const { path } of pageOfEachKind()) {
    await page.goto(site.server.url + path);
    await page.evaluate(double);
    found.push(...(await sticksOut(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('at 320 px nothing sticks out on any page, and axe finds nothing on any part of any', {
  timeout: 900_000,
}, async () => {
  // One page for all: a new one for each takes longer than the looking.
  const narrow = await chromium.open(320, { javaScriptEnabled: false });
  const looked = await chromium.open(390);
  const parts = new Map<string, Part[]>();
  const found: string[] = [];
  const note = (path: string, faults: string[]) => found.push(...faults.map((fault) => `${path}: ${fault}`));
  for (const path of paths) {
    note(path, await overflow(narrow, path));
    parts.set(path, await partsOf(narrow));
  }
  const looks = wholeSet ? paths.map((path) => ({ path, blocks: ['html'] })) : looksAtAllParts(parts);
  for (const { path, blocks } of looks) note(path, await faults(looked, path, blocks));
  expect(found).toEqual([]);
});
