import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const answer = (page: Page, question: string) =>
  page.getByRole('group').filter({ has: page.locator(':scope > summary', { hasText: question }) });

const isOpen = (page: Page, question: string) =>
  answer(page, question).evaluate((details) => (details as HTMLDetailsElement).open);

describe.each(behaviourWidths)('at %i px', (width) => {
  const addresses = [
    ['/#switching', 'Is it hard to leave our current provider?'],
    ['/pricing#why-do-you-publish-a-range-instead-of-one-price', 'Why do you publish a range instead of one price?'],
  ] as const;

  test.each(firstFew(addresses, 1))(
    'the address %s opens its answer and shows the question above it, with a script or without',
    async (path, question) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await chromium.open(width, { javaScriptEnabled });
        await page.goto(site.server.url + path);
        await expect.poll(() => isOpen(page, question)).toBe(true);
        const box = await answer(page, question).locator('summary').boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(400);
      }
    },
  );
});

beforeRelease('a link in the answer leads to it, so that its address can be copied from there', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}/pricing`);
  const question = 'Can the price change in the middle of a term?';
  await page.getByText(question).click();
  await answer(page, question).getByRole('link', { name: 'Link to this answer' }).click();
  const address = page.url();
  expect(address).toContain('#can-the-price-change-in-the-middle-of-a-term');
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => isOpen(page, question)).toBe(true);
});

test('words that are looked for open the answer that they stand in', async () => {
  const page = await chromium.open(390);
  // Simulates the browser's own search, which tests cannot open: text fragments use the same code.
  await page.goto(`${site.server.url}/#:~:text=book%20our%20time%20by%20the%20hour`);
  await expect.poll(() => isOpen(page, 'Are we too small for this?')).toBe(true);
});
