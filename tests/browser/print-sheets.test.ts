import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { printedLines } from '../support/printed-sheets.ts';
import { useRealSite } from '../support/real-site.ts';

const site = useRealSite();
const chromium = useChromium();

async function sheetFaults(page: Page): Promise<string[]> {
  const [head, title] = await page
    .locator('.footer, h1')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top));
  const isOnTop = head && title && head.top < 1 && head.bottom <= title.top;
  const lines = printedLines(await page.pdf({ format: 'Letter' }));
  const sheets = lines.map((sheet) => Math.max(0, ...sheet));
  return [
    ...(isOnTop && Math.min(...(lines[0] ?? [])) < 0.1 ? [] : ['the letterhead is not on top']),
    ...(Math.max(...sheets) > 0.4 ? [] : ['no sheet has text: are they read at all?']),
    ...sheets.flatMap((reach, place) => (reach === 0 ? [`sheet ${place + 1} of ${sheets.length} is empty`] : [])),
  ];
}

test('on paper the address is the letterhead of the first sheet, so that none is left for it, and no sheet is empty', {
  timeout: 300_000,
}, async () => {
  // A4 or letter paper between margins of 18 mm.
  const page = await chromium.open(658, { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  // The contents of the last do not fit its first sheet.
  for (const path of [...pageOfEachKind().map(({ path }) => path), '/resources/guides/dental-it-guide']) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    found.push(...(await sheetFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
