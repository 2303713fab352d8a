import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aliases } from '../../site/facts/aliases.ts';
import { accessibilityFaults, lookFaults, sticksOut } from '../support/accessibility.ts';
import { dist, pagesOfEveryPart } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { looksAtAllParts, partsOf } from '../support/page-structure.ts';
import { useRealSite } from '../support/real-site.ts';
import { pageOfUnlikeKinds } from '../support/unlike-kinds.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const withoutFile = [
  '/no-such-page/at-all',
  '/why-backup-failed',
  '/newsletter/confirm?token=unknown',
  '/unsubscribe?token=unknown',
];
/** All except aliases (same document), plus some that have no file. */
const addresses: string[] = JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8'));
const paths = [...addresses.filter((path) => !Object.hasOwn(aliases, path)), ...withoutFile];

const lookedAtInDark = new Set(pageOfUnlikeKinds().map(({ path }) => path));

/**
 * Of the pages with a kind of block that no page before them has: those that bring at least sixty parts which no page
 * before them has, each with these blocks.
 */
async function newParts() {
  const documents = await Promise.all(
    [...pagesOfEveryPart(), ...withoutFile].map(
      async (path) => [path, await (await fetch(site.server.url + path)).text()] as const,
    ),
  );
  return looksAtAllParts(new Map(documents.map(([path, document]) => [path, partsOf(document)])), 60);
}

/**
 * Removes everything else, because axe reads the whole page even for a part.
 * @returns selectors of the rest
 */
function leaveOnly(page: Page, blocks: string[]): Promise<string[]> {
  return page.evaluate((blocks) => {
    if (blocks.includes('html')) return blocks;
    const looked = [...document.querySelectorAll(blocks.join())];
    for (const element of looked) element.setAttribute('data-looked', '');
    for (const child of document.querySelectorAll('body > *, main > *'))
      if (!looked.includes(child) && !child.querySelector('[data-looked]')) child.remove();
    return ['[data-looked]'];
  }, blocks);
}

/**
 * Overflow at 320 px, and axe: all rules on a phone in light colours, then those that a wide window or dark colours can
 * affect. `journeys/accessibility` covers the navigation.
 */
async function faults(page: Page, path: string, blocks: string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  const found = await sticksOut(page);
  const looked = await leaveOnly(page, blocks);
  await page.setViewportSize({ width: 390, height: 900 });
  found.push(...(await accessibilityFaults(page, ...looked)));
  // Dark colours depend on the layout: the gate checks a page of each layout.
  if (!wholeSet && !lookedAtInDark.has(path)) return found;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await lookFaults(page, ...looked))];
}

test('at 320 px nothing sticks out, and axe finds nothing on any part of any page', {
  timeout: 2_400_000,
}, async () => {
  // Opening a tab takes longer than the check.
  const page = await chromium.open(390);
  const looks = wholeSet ? paths.map((path) => ({ path, blocks: ['html'] })) : await newParts();
  expect(looks.length).toBeGreaterThan(wholeSet ? 20 : 8);
  const found: string[] = [];
  for (const { path, blocks } of looks)
    found.push(...(await faults(page, path, blocks)).map((fault) => `${path}: ${fault}`));
  expect(found).toEqual([]);
});

async function overflowWithoutScript(): Promise<void> {
  const page = await chromium.open(320, { javaScriptEnabled: false });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
    found.push(...(await sticksOut(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
}

// In the gate, the test above covers this with scripts; doubled-text covers half a phone's width without.
if (wholeSet)
  test('without a script nothing sticks out of any page at 320 px', { timeout: 600_000 }, overflowWithoutScript);
