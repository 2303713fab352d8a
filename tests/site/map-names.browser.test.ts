import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { leftOutPaths, publishedToday } from '../support/published.ts';
import { useRealSite } from '../support/real-site.ts';
import { rgbOf } from '../support/rgb.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

/** One landing page per city: all have the same map. */
const landings = 'ajax brampton burlington markham mississauga pickering toronto vaughan';
const withMap = [
  '/',
  '/contact-us',
  '/about-us',
  '/locations',
  ...landings
    .split(' ')
    .map((city) => `/cloud-services-${city}`)
    .filter((path) => !leftOutPaths.has(path)),
  ...publishedToday()
    .filter(({ kind, path }) => kind === 'location' && path !== '/locations/calgary')
    .map(({ path }) => path),
];

/**
 * Map labels that are clipped, overlap each other or the page's text, are smaller than 12 px or larger than the page's
 * own city, or are crossed by a line (lines break around labels with a halo).
 */
function badNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.region-map svg');
    if (!map) return ['no map'];
    const shown = [...map.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0);
    const styles = shown.map((text) => {
      const { fontSize, strokeWidth, paintOrder, stroke } = getComputedStyle(text);
      const lines = map.querySelector('.region-map__lines');
      const isOver = lines && text.closest('.region-map__lake') === null ? lines.compareDocumentPosition(text) & 4 : 4;
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      const halo = Number.parseFloat(strokeWidth) / Number.parseFloat(fontSize);
      return {
        name: text.textContent,
        pixels: Number.parseFloat(fontSize) * scale,
        hasHalo: paintOrder.startsWith('stroke') && stroke !== 'none' && halo >= 0.5 && isOver !== 0,
        isOwn: text.closest('.region-map__city--own') !== null,
      };
    });
    const own = styles.find(({ isOwn }) => isOwn)?.pixels ?? Infinity;
    const boxes = shown.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
    const clips: DOMRect[] = [new DOMRect(0, 0, document.documentElement.clientWidth, document.body.scrollHeight)];
    for (let box = map.parentElement; box; box = box.parentElement) {
      const { overflowX, maskImage } = getComputedStyle(box);
      if (overflowX !== 'visible' || maskImage !== 'none') clips.push(box.getBoundingClientRect());
    }
    const words: DOMRect[] = [];
    for (const element of document.querySelectorAll(
      'main :is(h1, .lead, .hero__lead, .answering-map__says, .nl-field__label)',
    )) {
      // For screen readers alone.
      if (getComputedStyle(element).clipPath !== 'none') continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const line = document.createRange();
        line.selectNodeContents(text);
        words.push(...line.getClientRects());
      }
    }
    // Text boxes have space above and below the letters. Where every city is named, names keep it clear of each other.
    const isWhole = !map.closest('.region-map-of-city');
    const meet = (a: DOMRect, b: DOMRect, slack = 4) =>
      a.left < b.right && b.left < a.right && a.top + slack < b.bottom - slack && b.top + slack < a.bottom - slack;
    const inside = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left && a.right <= b.right && a.top >= b.top - 2 && a.bottom <= b.bottom + 2;
    const faults = styles.flatMap(({ name, pixels, hasHalo, isOwn }) => [
      ...(pixels < 11.99 ? [`${name} is set in ${pixels.toFixed(1)} px`] : []),
      ...(hasHalo ? [] : [`a line runs through ${name}`]),
      ...(!isOwn && pixels >= own ? [`${name} is as large as the page's own city`] : []),
    ]);
    const crowded = boxes.flatMap(({ name, box }, place) => [
      ...(clips.every((clip) => inside(box, clip)) ? [] : [`${name} is cut`]),
      ...(words.some((word) => meet(box, word)) ? [`${name} stands on text`] : []),
      ...(box.height < 10 ? [`${name} is ${Math.round(box.height)} px high`] : []),
      ...boxes
        .slice(place + 1)
        .flatMap((other) => (meet(box, other.box, isWhole ? 1 : 4) ? [`${name} on ${other.name}`] : [])),
    ]);
    return [...faults, ...crowded];
  });
}

/** Labels keep their size in pixels, so they also fit at other widths; where all are shown, there is least room. */
const widths = [390, 1440];
const widthsOfWhole = [390, 1024, 1440, 1920];
const withAll = new Set(['/', '/locations']);

test('every name on a map can be read whole, on a phone and at a desk', {
  timeout: 600_000,
}, async () => {
  const page = await open(390, { javaScriptEnabled: wholeSet });
  const found: string[] = [];
  for (const [place, path] of withMap.filter((path, at) => wholeSet || at % 6 === 0 || withAll.has(path)).entries()) {
    await page.goto(site.server.url + path);
    // Starts at the previous page's width, because resizing takes longer than the check.
    const tried = withAll.has(path) ? widthsOfWhole : widths;
    for (const width of place % 2 === 0 ? tried : tried.toReversed()) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      found.push(...(await badNames(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

ofSample(beforeRelease, 'places')('on paper a name on a map has paper behind it, not ink', async () => {
  const page = await open(1440, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${site.server.url}/locations/brampton`);
  const ground = await page
    .locator('.region-map text')
    .first()
    .evaluate((text) => getComputedStyle(text).stroke);
  expect(ground).toBe(rgbOf('paper'));
});
