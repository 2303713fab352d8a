import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wordmarkClass } from '../../site/components/frame/Wordmark.tsx';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';

const chromium = useChromium();
const { server } = useRealSite();

/** Common window widths and both sides of each of the header's breakpoints (px). */
const widths = [
  320, 390, 479, 480, 639, 640, 768, 1024, 1151, 1152, 1199, 1200, 1280, 1366, 1440, 1535, 1536, 1680, 1920, 2560,
];
/** Between the texts of two links (px). Touch areas of icons may overlap. */
const leastGap = 16;

test('the header is one line at every width: nothing wraps, touches or is cut off', async () => {
  const page = await openPage();
  for (const width of widths) await isOneLine(page, width);
});

test.each(['Harbourline Systems', 'Cybersecuritypartner'])('so it is with the long name “%s”', async (name) => {
  const page = await openPage();
  await page.evaluate(
    ([name, className]) => {
      for (const mark of document.querySelectorAll('.wordmark')) {
        mark.className = className;
        mark.lastChild?.replaceWith(name);
      }
    },
    [name, wordmarkClass(name)] as const,
  );
  // On the narrowest phones the icons stand under such a name.
  for (const width of widths.filter((width) => width >= 390)) await isOneLine(page, width);
});

async function openPage(): Promise<Page> {
  const page = await chromium.open(1440);
  await page.goto(`${server.url}/services/voip`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function isOneLine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const seen = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.header__bar > *, .header__bar .header__list > li > *')]
      .filter((element) => element.checkVisibility() && !element.querySelector('.header__list'))
      .map((element) => {
        const isLink = element.matches('li > *');
        // The link's text without padding.
        const text = document.createRange();
        text.selectNodeContents(isLink ? (element.firstChild ?? element) : element);
        const { left, right, height } = (isLink ? text : element).getBoundingClientRect();
        return { text: element.textContent?.trim() ?? '', left, right, height, isLink };
      })
      .filter(({ right, left }) => right > left);
    return { boxes, overflow: document.documentElement.scrollWidth - innerWidth };
  });
  const links = seen.boxes.filter(({ isLink }) => isLink);
  const at = `${width} px`;
  expect(seen.overflow, at).toBeLessThanOrEqual(0);
  expect(seen.boxes.length, at).toBeGreaterThan(1);
  for (const { text, height } of links) expect(height, `${at}: “${text}” is one line`).toBeLessThan(30);
  const inOrder = seen.boxes.toSorted((one, other) => one.left - other.left);
  for (const [i, box] of inOrder.entries()) {
    const next = inOrder[i + 1];
    if (!next) break;
    const gap = Math.round(next.left - box.right);
    const least = box.isLink && next.isLink ? leastGap : 0;
    expect(gap, `${at}: between “${box.text}” and “${next.text}”`).toBeGreaterThanOrEqual(least);
  }
}
