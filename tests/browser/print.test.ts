import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, contrastFaults, sticksOut } from '../support/accessibility.ts';
import { pageKinds } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { printedSheets } from '../support/printed-sheets.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** A4 between margins of 18 mm, in CSS pixels. */
const paperWidth = 658;

/** The rest of a page's build is the same on paper as on a screen (every-page). */
const axeFaults = wholeSet ? accessibilityFaults : contrastFaults;

/** What is wrong with a page on paper; empty when nothing is. */
async function paperFaults(page: Page): Promise<string[]> {
  const pressed = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const useless = [...document.querySelectorAll('button, form, nav, [data-open]')].filter(shown);
    const shut = [...document.querySelectorAll('main details:not(.no-print) > :not(summary)')].filter(
      (answer) => !shown(answer),
    );
    return [
      ...useless.map((element) => `of no use on paper: ${element.outerHTML.slice(0, 100)}`),
      ...shut.map((answer) => `an answer stays shut: ${answer.textContent?.slice(0, 60)}`),
    ];
  });
  return [...pressed, ...(await sticksOut(page)), ...(await axeFaults(page))];
}

test('on paper every kind of page is whole: answers open, dark on white, nothing cut off, nothing to press', {
  timeout: 300_000,
}, async () => {
  // A dark screen prints as a light one does.
  const page = await chromium.open(paperWidth, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const path of pageKinds()) {
    await page.goto(site.server.url + path);
    await scriptIsReady(page);
    found.push(...(await paperFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('on paper the company’s address is the letterhead of the first sheet, so that no sheet is left for it, and none is empty', {
  timeout: 300_000,
}, async () => {
  const page = await chromium.open(paperWidth);
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const { path } of pageOfEachKind()) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    const [head, title] = await page
      .locator('.footer, h1')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top));
    if (!head || !title || head.top > 1 || head.bottom > title.top) found.push(`${path}: the letterhead is not on top`);
    const sheets = printedSheets(await page.pdf({ format: 'Letter' }));
    if (Math.max(...sheets) < 0.5) found.push(`${path}: no sheet is half full: are the sheets read at all?`);
    sheets.forEach((reach, place) => {
      if (reach === 0) found.push(`${path}: sheet ${place + 1} of ${sheets.length} is empty`);
    });
  }
  expect(found).toEqual([]);
});
