import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aliases } from '../../site/data/aliases.ts';
import { accessibilityFaults, sticksOut } from '../support/accessibility.ts';
import { dist } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

/** Every address but second ones, whose document is the first's. */
const addresses: string[] = JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8'));
const paths = addresses.filter((path) => !Object.hasOwn(aliases, path));

async function faults(page: Page, path: string): Promise<string[]> {
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  const found = [...(await sticksOut(page)), ...(await accessibilityFaults(page))];
  return found.map((fault) => `${path}: ${fault}`);
}

/** Of each kind of page one is looked at at 390 and 1440 px in both schemes (journeys-accessibility); here all, light and dark in turn. */
test.each(['light', 'dark'] as const)(
  'at 320 px axe finds nothing on any page, and nothing sticks out (%s)',
  {
    timeout: 900_000,
  },
  async (colorScheme) => {
    // One page for all: a new one for each takes longer than the looking.
    const page = await chromium.open(320, { colorScheme });
    const found: string[] = [];
    for (const [place, path] of paths.entries()) {
      if ((place % 2 === 0) === (colorScheme === 'light')) found.push(...(await faults(page, path)));
    }
    expect(found).toEqual([]);
  },
);
