import { expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { scriptIsReady } from '../../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

test('ticks of the checklist stay on the device, and nothing is kept before the first one', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}/pipeda-compliance-checklist`);
  await scriptIsReady(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const first = page.getByRole('checkbox').first();
  await first.check();
  await page.reload();
  await scriptIsReady(page);
  await first.isChecked().then((ticked) => expect(ticked).toBe(true));

  await first.uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
