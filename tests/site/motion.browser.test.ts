import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { rgbOf } from '../support/rgb.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

async function openPage(path: string, width: number, reducedMotion: 'no-preference' | 'reduce'): Promise<Page> {
  const page = await chromium.open(width, { reducedMotion });
  await page.goto(site.server.url + path);
  return page;
}

/** How long the part under a summary takes to open and close (s), by what moves. */
const motionOf = (summary: Locator) =>
  summary.evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(
      element.parentElement as Element,
      '::details-content',
    );
    const durations = transitionDuration.split(', ');
    const moves = transitionProperty.split(', ').map((name, place) => [name, durations[place % durations.length]]);
    return moves.filter(([name]) => name !== 'all');
  });

beforeRelease(
  'a pressed fold opens and closes in one motion of 180 ms, one that a link opens is open at once, and none moves where motion is reduced',
  async () => {
    const page = await openPage('/pricing', 1440, 'no-preference');
    const question = page.locator('.faq-accordion summary').first();
    expect(await motionOf(question)).toEqual([]);
    await question.click();
    const moves = [
      ['block-size', '0.18s'],
      ['content-visibility', '0.18s'],
    ];
    expect(await motionOf(question)).toEqual(moves);
    const height = () =>
      question.evaluate((summary) => (summary.parentElement as Element).getBoundingClientRect().height);
    const closed = await question.evaluate((summary) => summary.getBoundingClientRect().height);
    await expect.poll(height).toBeGreaterThan(closed + 40);
    await question.click();
    expect(await motionOf(question)).toEqual(moves);
    await expect.poll(height).toBeLessThan(closed + 2);

    const still = await openPage('/pricing', 1440, 'reduce');
    const same = still.locator('.faq-accordion summary').first();
    await same.click();
    expect((await motionOf(same)).map(([, seconds]) => seconds)).toEqual(['0s', '0s']);
  },
);

beforeRelease('the rule of a row turns from line to ink under the pointer, in 120 ms', async () => {
  const page = await openPage('/library', 1440, 'no-preference');
  const shelf = page.locator('.fold').first();
  const colour = () => shelf.evaluate((row) => getComputedStyle(row).borderTopColor);
  const before = await colour();
  await shelf.locator('summary').hover();
  await expect.poll(colour).toBe(rgbOf('ink'));
  expect(before).not.toBe(rgbOf('ink'));
  expect(await shelf.evaluate((row) => getComputedStyle(row).transitionDuration)).toBe('0.12s');
});

test('a link to a control opens it on a phone, with its name in view', async () => {
  const page = await openPage('/cybersecurity-tracker', 390, 'reduce');
  expect(await page.locator('#control-5').isVisible()).toBe(false);
  await page.goto(`${site.server.url}/cybersecurity-tracker#control-5`);
  await expect.poll(() => page.locator('#control-5').isVisible()).toBe(true);
  const name = page.locator('.baseline-controls__control:has(#control-5) summary');
  await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThan(0);
});

beforeRelease('the paper of an opening is 544 px wide, whichever drawing the page shows at its foot', async () => {
  const page = await openPage('/services/managed-it/help-desk', 1920, 'reduce');
  expect((await page.locator('.opening-paper').boundingBox())?.width).toBe(544);
});
