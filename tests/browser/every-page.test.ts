import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aliases } from '../../site/data/aliases.ts';
import { accessibilityFaults, sticksOut } from '../support/accessibility.ts';
import { dist } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { newParts } from '../support/page-structure.ts';
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

const schemes = { 390: 'light', 1440: 'dark' } as const;

/**
 * What is wrong with a page. axe looks at it where it has a part that no page before had: twice, so that what shows
 * at both widths is seen in both schemes. What shows at one width alone, the navigation, is in journeys-accessibility.
 */
async function faults(page: Page, path: string, isNew: (page: Page) => Promise<boolean>): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  const found = await sticksOut(page);
  if ((await isNew(page)) || wholeSet)
    for (const [width, colorScheme] of Object.entries(schemes)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.emulateMedia({ colorScheme });
      found.push(...(await accessibilityFaults(page)));
    }
  return found.map((fault) => `${path}: ${fault}`);
}

test('at 320 px nothing sticks out on any page, and axe finds nothing on any part of any', {
  timeout: 900_000,
}, async () => {
  // One page for all: a new one for each takes longer than the looking.
  const page = await chromium.open(320);
  const isNew = newParts();
  const found: string[] = [];
  for (const path of paths) found.push(...(await faults(page, path, isNew)));
  expect(found).toEqual([]);
});
