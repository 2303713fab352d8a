import { expect, test } from 'vitest';
import { sticksOut } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { pageOfUnlikeKinds } from '../support/unlike-kinds.ts';

const site = useRealSite();
const chromium = useChromium();

test('with its text alone doubled, a phone shows the header and every kind of page whole', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  const found: string[] = [];
  const double = () => document.documentElement.style.setProperty('font-size', '200%');
  for (const { path } of pageOfUnlikeKinds()) {
    await page.goto(site.server.url + path);
    await page.evaluate(double);
    found.push(...(await sticksOut(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
