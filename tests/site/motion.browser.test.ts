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

/** A row, and what of it is pointed at. */
const rows = [
  { path: '/library', row: '.fold', at: 'summary', side: 'borderTopColor' },
  { path: '/locations', row: '.data-table tbody tr > *', at: '', side: 'borderBottomColor' },
  { path: '/library/it-budget-planning-guide', row: '.prose tbody tr > *', at: '', side: 'borderBottomColor' },
  {
    path: '/resources/case-studies',
    row: '.case-list__others > .case-study-item',
    at: 'h2 a',
    side: 'borderTopColor',
  },
  { path: '/services/ai-consulting', row: '.sheet-figure__rows > div', at: '', side: 'borderBottomColor' },
  { path: '/services', row: '.catalogue__row', at: '', side: 'borderBottomColor' },
] as const;

beforeRelease.each(rows)(
  'the rule of a row turns from line to ink under the pointer, in 120 ms: $path',
  async ({ path, row, at, side }) => {
    const page = await openPage(path, 1440, 'no-preference');
    const one = page.locator(row).filter({ visible: true }).first();
    const colour = () => one.evaluate((element, name) => getComputedStyle(element)[name], side);
    const before = await colour();
    await (at ? one.locator(at).first() : one).hover();
    await expect.poll(colour).toBe(rgbOf('ink'));
    expect(before).not.toBe(rgbOf('ink'));
    expect(await one.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.12s');
  },
);

beforeRelease('a pressed day of the first week draws its line in 400 ms, and not where motion is reduced', async () => {
  for (const [motion, drawn] of [
    ['no-preference', 'first-week-draw 0.4s'],
    ['reduce', 'none 0s'],
  ] as const) {
    const page = await openPage('/services/managed-it', 1440, motion);
    const first = page.locator('.first-week__pick').first();
    const line = () =>
      first.evaluate((pick) => {
        const { content, animationName, animationDuration } = getComputedStyle(pick, '::after');
        return content === 'none' ? 'no line' : `${animationName} ${animationDuration}`;
      });
    await first.click();
    await expect.poll(line).toBe('no line');
    await page.locator('.first-week__pick').nth(2).click();
    await expect.poll(line).toBe(drawn);
  }
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
