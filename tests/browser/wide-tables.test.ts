import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';

const site = useRealSite();
const { open } = useChromium();

test('a table wider than a phone fades at its right edge until its last column is reached', async () => {
  const page = await open(390);
  await page.goto(`${site.server.url}/managed-service-provider`);
  const box = page.locator('.scroll-box').first();
  const fade = () => box.evaluate((element) => getComputedStyle(element).maskPosition);
  expect(await fade()).toMatch(/^100%/);
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(fade).toMatch(/^0(%|px)/);
});

test('a table of three columns fits a phone', async () => {
  const page = await open(390);
  await page.goto(`${site.server.url}/cloud-services-ajax`);
  const table = page.locator('.scroll-box').first();
  expect(await table.locator('thead th').count()).toBe(3);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await table.evaluate((element) => getComputedStyle(element).maskPosition)).toMatch(/^0(%|px)/);
});
