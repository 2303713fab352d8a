import { expect, test } from 'vitest';
import { isSample } from '../../site/facts/served.ts';
import { useChromium } from '../support/chromium.ts';
import { openFolds } from '../support/open-folds.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

test('a table wider than the screen fades at its right edge until its last column is reached', async () => {
  const page = await open(720);
  await page.goto(`${site.server.url}/managed-service-provider`);
  await openFolds(page);
  const box = page.locator('.scroll-box').first();
  const fade = () => box.evaluate((element) => getComputedStyle(element).maskPosition);
  expect(await fade()).toMatch(/^100%/);
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(fade).toMatch(/^0(%|px)/);
});

const withTables = [
  '/managed-service-provider',
  ...(isSample ? ['/toronto-it-services-comparison'] : []),
  '/industries/dental',
  '/partnerships',
  '/library/it-budget-planning-guide',
  '/services/cybersecurity/risk-assessment',
];

test.each(firstFew(withTables, 1))(
  'on a phone no table of %s has a cell out of sight, and each says its column',
  async (path) => {
    const page = await open(390);
    await page.goto(site.server.url + path);
    await openFolds(page);
    const tables = page.locator('main table');
    expect(await tables.count()).toBeGreaterThan(0);
    const outOfSight = await tables
      .locator('td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).map((cell) => cell.textContent),
      );
    expect(outOfSight).toEqual([]);
    // The question of a scorecard's criterion is the second line of its name.
    const nameless = await page
      .locator('table.stack-table tbody td:not(:first-child, .scorecard__table td:nth-child(2))')
      .evaluateAll(
        (cells) =>
          cells.filter(
            (cell) => !getComputedStyle(cell, '::before').content.includes(cell.getAttribute('data-label') || '?'),
          ).length,
      );
    expect(nameless).toBe(0);
  },
);

beforeRelease('a table of three columns fits a phone, and no cell of it is a column of single words', async () => {
  const page = await open(390);
  for (const path of [
    '/library/it-budget-planning-guide',
    ...(isSample ? ['/cloud-services-ajax'] : []),
    '/industries/dental',
  ]) {
    await page.goto(site.server.url + path);
    await openFolds(page);
    const boxes = page.locator('.scroll-box:has(thead th:nth-child(3)):not(:has(thead th:nth-child(4)))');
    expect(await boxes.count(), path).toBeGreaterThan(0);
    const found = await boxes.evaluateAll((elements) =>
      elements.flatMap((box) => {
        const cells = [...box.querySelectorAll<HTMLElement>('td')];
        const narrow = cells.find(({ textContent, offsetWidth }) => textContent.length > 40 && offsetWidth < 130);
        return box.scrollWidth > box.clientWidth || narrow ? [narrow?.textContent ?? 'too wide'] : [];
      }),
    );
    expect(found, path).toEqual([]);
  }
});
