import { expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { pictureDiffers } from '../../support/compare-pictures.ts';
import { useRealSite } from '../../support/real-site.ts';

/**
 * The parts look as on the pictures that were last looked at, in `tests/pictures`. The rules of contrast, size and order are
 * held elsewhere; this finds what nobody meant to change. Before a release only (`vitest.config.ts`).
 */
const site = useRealSite();
const { open } = useChromium();

const groups = ['appearance', 'buttons', 'fields', 'form', 'toasts', 'dialog', 'scroll', 'provider'];

test.each(['light', 'dark'] as const)('every group of the catalogue, %s', async (colorScheme) => {
  // As it was built: no script moves anything.
  const page = await open(390, { colorScheme, javaScriptEnabled: false });
  const reader = await open(390);
  await page.goto(`${site.server.url}/demo/micro-interactions`, { waitUntil: 'networkidle' });
  // Typefaces that come late are not used: this time they are at hand.
  await page.reload({ waitUntil: 'networkidle' });
  // It floats over what is drawn.
  await page
    .locator('.chat-launcher')
    .evaluate((launcher: HTMLElement) => launcher.style.setProperty('display', 'none'));
  const differing: string[] = [];
  for (const group of groups) {
    const taken = await page.locator(`#demo-${group}`).screenshot({ animations: 'disabled' });
    differing.push(await pictureDiffers(reader, taken, `tests/pictures/${group}-${colorScheme}.webp`));
  }
  expect(differing.filter(Boolean)).toEqual([]);
});
