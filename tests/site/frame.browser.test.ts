import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ownLogo } from '../../site/components/ui/logo.ts';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { rgbOf } from '../support/rgb.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

const chromium = useChromium();
const { server } = useRealSite();

async function open(path: string, width: number, options = {}): Promise<Page> {
  const page = await chromium.open(width, options);
  await page.goto(server.url + path);
  await scriptIsReady(page);
  return page;
}

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

test.each(firstFew([390, 1920, 1440], 1))(
  'at %i px the header leaves on the way down and is back, 56 px high, on the way up',
  async (width) => {
    const page = await open('/services/voip', width);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(async () => ((await boxOf(page, '.header__strip'))?.y ?? 0) < -100).toBe(true);
    await page.evaluate(() => scrollBy(0, -200));
    await expect.poll(async () => (await boxOf(page, '.header__strip'))?.y).toBe(0);
    expect((await boxOf(page, '.header__bar'))?.height).toBe(56);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(async () => ((await boxOf(page, '.header__strip'))?.y ?? 0) < -100).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  },
);

test('on a phone the plus of a fold stands beside a heading of two lines, not under it', async () => {
  const page = await open('/services/managed-it', 390);
  const folds = await page.locator('.fold__heading').evaluateAll((all) =>
    all.map((fold) => {
      const { paddingTop, paddingBottom, minHeight } = getComputedStyle(fold);
      const words = Math.max(...[...fold.children].map((child) => child.getBoundingClientRect().height));
      const needed = words + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return fold.getBoundingClientRect().height - Math.max(needed, Number.parseFloat(minHeight));
    }),
  );
  expect(folds.length).toBeGreaterThan(2);
  expect(Math.max(...folds)).toBeLessThan(4);
});

beforeRelease('on a phone no postal code of the footer is broken into two lines', async () => {
  const page = await open('/services/voip', 390);
  await page.evaluate(async () => void (await document.fonts.ready));
  const lines = await page
    .locator('.footer__code')
    .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
  expect(lines).toEqual(lines.map(() => 1));
  expect(lines.length).toBeGreaterThan(1);
});

test('a phone has Call, Book and Chat as three equal thirds from the first scroll on, and none over a form', async () => {
  const page = await open('/services/voip', 390);
  const thirds = ['.call-bar__call', '.call-bar .button', '.chat-launcher'];
  for (const third of thirds) expect(await page.locator(third).isVisible(), third).toBe(false);
  const isShown = async () => {
    await page.mouse.wheel(0, 100);
    return page.locator('.chat-launcher').isVisible();
  };
  await expect.poll(isShown, { interval: 250 }).toBe(true);
  const boxes = await Promise.all(thirds.map((third) => boxOf(page, third)));
  const widths = boxes.map((box) => box?.width ?? 0);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).toEqual(
    Array(3).fill(expect.closeTo(832, -1)),
  );
  await page.goto(`${server.url}/contact-us`);
  await scriptIsReady(page);
  await page.locator('main form').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.chat-launcher').isVisible()).toBe(false);
});

/** In the page: what the bar covers, and in how many of the places scrolled to it is shown. */
async function scrolledThrough(step: number): Promise<{ covered: string[]; shown: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const bar = document.querySelector('[data-call-bar]') as HTMLElement;
  const pressed = [
    ...document.querySelectorAll('main :is(button, .button, summary, input, select, tbody > :last-child)'),
  ];
  const covered: string[] = [];
  let [shown, places] = [0, 0];
  for (let at = step; at < document.documentElement.scrollHeight - innerHeight; at += step, places += 1) {
    scrollTo({ top: at, behavior: 'instant' });
    // Observers report after the frame, and what they change is drawn in the next.
    for (let frames = 0; frames < 3; frames++) await frame();
    if (!bar.checkVisibility()) continue;
    shown += 1;
    const { top } = bar.getBoundingClientRect();
    for (const element of pressed) {
      const box = element.getBoundingClientRect();
      if (box.height > 0 && box.bottom > top + 1 && box.top < innerHeight - 13 && element.checkVisibility())
        covered.push(`${at}: ${element.textContent?.slice(0, 40)}`);
    }
  }
  return { covered, shown: shown / places };
}

test.each(
  firstFew(
    [390, 320, 768].flatMap((width) =>
      ['/pricing', '/service-levels', '/services/voip'].map((path) => ({ width, path })),
    ),
    1,
  ),
)('at $width px the bar of $path covers no button, no question and no end of a table', async ({ width, path }) => {
  const page = await open(path, width);
  await page.setViewportSize({ width, height: 640 });
  await page.reload();
  await scriptIsReady(page);
  const { covered, shown } = await page.evaluate(scrolledThrough, 97);
  expect(covered).toEqual([]);
  expect(shown).toBeGreaterThan(0.3);
});

test('on a desk the chat’s sign stands beside the text, at every width', async () => {
  const page = await open('/locations', 1024);
  for (const width of firstFew([1024, 1440, 1280, 1366, 1536, 1680, 1920, 2560], 2)) {
    await page.setViewportSize({ width, height: 640 });
    const sign = await boxOf(page, '.chat-launcher');
    const text = await boxOf(page, '.header__bar');
    expect(sign?.x, `${width} px`).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
    expect((sign?.x ?? 0) + (sign?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
  }
});

beforeRelease('no line of a page begins with a comma, a full stop or the like', { timeout: 300_000 }, async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  const found: string[] = [];
  for (const { path } of pageOfEachKind()) {
    await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const bad: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (!/^[,.;:!?]/.test(text.data) || !text.parentElement?.checkVisibility()) continue;
          const before = text.previousSibling;
          if (!(before instanceof Element) || text.parentElement.closest('.title__colon')) continue;
          const mark = document.createRange();
          mark.setStart(text, 0);
          mark.setEnd(text, 1);
          const { left, top } = mark.getBoundingClientRect();
          const last = [...before.getClientRects()].at(-1);
          if (last && (top > last.bottom || left < last.left))
            bad.push(`${before.textContent}${text.data.slice(0, 20)}`);
        }
        return bad;
      });
      found.push(...lines.map((line) => `${path} at ${width} px: ${line}`));
    }
  }
  expect(found).toEqual([]);
});

beforeRelease(
  'from page to page one light moves: what is lit in the opening, else the header’s lamp; dots count up; neither where motion is reduced',
  {
    timeout: 120_000,
  },
  async () => {
    const page = await chromium.open(1440, { javaScriptEnabled: false, reducedMotion: 'no-preference' });
    const lampsOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => getComputedStyle(element).getPropertyValue('view-transition-name') === 'lamp')
          .map((element) => element.getAttribute('class')?.split(' ')[0]),
      );
    const isLitInOpening = () =>
      page.evaluate(
        (accent) =>
          [
            ...document.querySelectorAll<Element>(
              'main :is(.opening, .hero) :is(circle, span, input):not(.prose-diagram *)',
            ),
          ].some((element) => {
            const { fill, backgroundColor, borderRadius } = getComputedStyle(element);
            const isDot = element instanceof SVGElement ? fill === accent : borderRadius === '50%';
            return isDot && [fill, backgroundColor].includes(accent) && element.checkVisibility();
          }),
        rgbOf('accent'),
      );
    const countsOf = () =>
      page.evaluate(() => {
        const dots = [...document.querySelectorAll('.dots circle')].map((dot) => getComputedStyle(dot));
        return dots.length === 0 ? [] : [dots[0]?.animationName, dots.length, dots.at(-1)?.animationDelay];
      });
    const lamps = {
      '/services/voip': 'path-figure__dot',
      '/about-us': 'wordmark__lamp',
      '/blog': 'lit-dot',
      '/thank-you': 'request-path__dot',
      '/': 'answering-map__marker',
    };
    for (const [path, lamp] of Object.entries(lamps)) {
      await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
      expect(await lampsOf(), path).toEqual(ownLogo && lamp === 'wordmark__lamp' ? [] : [lamp]);
    }
    expect(await countsOf()).toEqual(['dots-count', 24, '0.288s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect([await lampsOf(), (await countsOf())[0]]).toEqual([[], 'none']);
    // Two of one name, and no page would move.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const { path } of pageOfEachKind()) {
      await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
      const moving = await lampsOf();
      expect(moving.length, path).toBeLessThan(2);
      // What is lit in the opening is what moves, but for a diagram of the text that a wide screen shows there.
      if (await isLitInOpening()) expect(moving, path).not.toEqual(['wordmark__lamp']);
    }
  },
);

/** Relative luminance of a colour as computed (WCAG 2.2). */
function contrastOf(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

beforeRelease(
  'in the dark, page, band and panel differ by 1.2 to 1, and an unticked box is as dark as a field',
  async () => {
    const page = await open('/contact-us', 1440, { colorScheme: 'dark' });
    const { ground, band, panel, box } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const token = (name: string) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      };
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor;
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        band: of('.footer'),
        panel: token('--nl-panel'),
        box: of('.nl-checkbox__box'),
      };
    });
    expect(contrastOf(ground, band)).toBeGreaterThanOrEqual(1.2);
    expect(contrastOf(ground, panel)).toBeGreaterThanOrEqual(1.2);
    expect(contrastOf(ground, box)).toBeLessThan(1.5);
  },
);

const cities = ['mississauga', 'vaughan', 'ajax', 'brampton', 'markham', 'oakville', 'pickering', 'burlington'];

ofSample(beforeRelease, 'places')(
  'the page’s own line on its map is not hidden by its own name',
  { timeout: 120_000 },
  async () => {
    const page = await chromium.open(1440, { javaScriptEnabled: false });
    const found: string[] = [];
    for (const city of cities) {
      await page.goto(`${server.url}/locations/${city}`, { waitUntil: 'domcontentloaded' });
      const hidden = await page.evaluate(() => {
        const line = document.querySelector<SVGPathElement>('.region-map__lines [data-lit]');
        const name = document.querySelector('.region-map__city--own text')?.getBoundingClientRect();
        const matrix = line?.getScreenCTM();
        if (!line || !name || !matrix) return 0;
        const length = line.getTotalLength();
        const points = Array.from({ length: 50 }, (_, at) =>
          line.getPointAtLength((length * at) / 50).matrixTransform(matrix),
        );
        return (
          points.filter(({ x, y }) => x > name.left && x < name.right && y > name.top + 4 && y < name.bottom - 4)
            .length / 50
        );
      });
      if (hidden > 0.1) found.push(`${city}: ${Math.round(hidden * 100)} % of the line`);
    }
    expect(found).toEqual([]);
  },
);
