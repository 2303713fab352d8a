import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { pageOfUnlikeKinds } from '../support/unlike-kinds.ts';

const site = useRealSite();
const chromium = useChromium();

/** Links that stand alone: in a sentence one is as high as its line. */
const alone = [
  '.breadcrumbs a',
  '.footer :is(a, summary)',
  '.fact-strip dd > a',
  '.answering-map__list a',
  '.guide-path__part a',
  'main :is(h2, h3, h4, th, dt) > a:only-child',
  'main summary',
].join();
/** In pixels; half of one is lost to rounding. */
const thumb = 43.5;

test('on a phone what is pressed is a thumb wide', { timeout: 120_000 }, async () => {
  const page = await chromium.open(390);
  const found: string[] = [];
  for (const { path } of pageOfUnlikeKinds()) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    const low = await page.evaluate(
      ([selector, least]) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => ({ name: element.textContent?.trim().slice(0, 30), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && box.height < least)
          .map(({ name, box }) => `${name}: ${Math.round(box.height)} px`),
      [alone, thumb] as const,
    );
    found.push(...low.map((one) => `${path}: ${one}`));
  }
  expect(found).toEqual([]);
});

test.each([320, 390, 1024, 1440])('at %i px the hours and days of the rota are at least 12 px high', async (width) => {
  const page = await chromium.open(width);
  await page.goto(`${site.server.url}/about-us`);
  const sizes = await page.locator('.rota__dots text').evaluateAll((all) =>
    all.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
