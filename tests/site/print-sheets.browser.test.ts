import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { printedLines } from '../support/printed-sheets.ts';
import { useRealSite } from '../support/real-site.ts';

const site = useRealSite();
const chromium = useChromium();

/** Different lengths and endings: questions, sources, text, a list, a form. */
const unlike = ['/', '/faq', '/sitemap', '/services/voip', '/partnerships', '/terms-of-service', '/contact-us'];

async function sheetFaults(page: Page, format: 'Letter' | 'A4', linesOfAddress: number): Promise<string[]> {
  const [head, title] = await page
    .locator('.header, h1')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.top - other.top));
  const isOnTop = head && title && head.top < 1 && head.bottom <= title.top;
  const lines = printedLines(await page.pdf({ format }));
  const sheets = lines.map((sheet) => Math.max(0, ...sheet));
  const last = lines.at(-1) ?? [];
  return [
    ...(isOnTop && Math.min(...(lines[0] ?? [])) < 0.1 ? [] : ['the letterhead is not on top']),
    ...(Math.max(...sheets) > 0.4 ? [] : ['no sheet has text: are they read at all?']),
    ...sheets.flatMap((reach, place) => (reach === 0 ? [`sheet ${place + 1} of ${sheets.length} is empty`] : [])),
    ...(Math.max(...last) >= 0.2 ? [] : [`${format}: the last of ${sheets.length} sheets is nearly empty`]),
    ...(last.length > linesOfAddress ? [] : [`${format}: the address is alone on the last of ${sheets.length} sheets`]),
  ];
}

async function linesOfAddress(page: Page): Promise<number> {
  await page.goto(`${site.server.url}/contact-us`, { waitUntil: 'load' });
  await page.locator('body > :not(footer)').evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  return printedLines(await page.pdf({ format: 'Letter' })).flat().length;
}

test('on paper a letterhead opens the first sheet, the address closes the last with text above it, and no sheet is empty or nearly so', {
  timeout: 300_000,
}, async () => {
  // A4 or letter paper with margins of 18 mm.
  const page = await chromium.open(658, { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const address = await linesOfAddress(page);
  const found: string[] = [];
  // Its table of contents exceeds the first sheet.
  const kinds = pageOfEachKind().map(({ path }) => path);
  const paths = [...kinds, ...unlike, '/resources/guides/dental-it-guide'];
  for (const path of new Set(paths)) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    for (const format of unlike.includes(path) ? (['Letter', 'A4'] as const) : (['Letter'] as const))
      found.push(...(await sheetFaults(page, format, address)).map((fault) => `${path}: ${fault}`));
  }
  expect(address).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
