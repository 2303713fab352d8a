import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { contrastFaults, faultsOnPaper, sticksOut } from '../support/accessibility.ts';
import { pagesOfEveryPart } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** A4 between margins of 18 mm, in CSS pixels. */
const paperWidth = 658;

/** The rest of a page's build is the same on paper as on a screen (every-page). */
const axeFaults = wholeSet ? faultsOnPaper : contrastFaults;

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

test('on paper every part of every kind of page is whole: answers open, dark on white, nothing cut off, nothing to press', {
  timeout: 300_000,
}, async () => {
  // A dark screen prints as a light one does.
  const page = await chromium.open(paperWidth, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const path of pagesOfEveryPart()) {
    await page.goto(site.server.url + path);
    await scriptIsReady(page);
    found.push(...(await paperFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
