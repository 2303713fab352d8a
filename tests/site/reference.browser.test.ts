import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';

const site = useRealSite();
const chromium = useChromium();

async function open(path: string, options = {}): Promise<Page> {
  const page = await chromium.open(1440, options);
  await page.goto(site.server.url + path);
  if (!('javaScriptEnabled' in options)) await scriptIsReady(page);
  return page;
}

test.each([
  ['a term', '/library/glossary#phishing', 'Phishing'],
  ['a letter', '/library/glossary#letter-p', 'Phishing'],
  ['a group of calls', '/developers#errors', 'conflict'],
])('a link to %s opens the closed part that holds it', async (_, path, inside) => {
  const page = await open(path);
  await page.getByRole('main').getByText(inside, { exact: true }).filter({ visible: true }).first().waitFor();
});

test('without a script a link to a term opens its letter, and a letter opens when it is pressed', async () => {
  const page = await open('/library/glossary#phishing', { javaScriptEnabled: false });
  const term = (name: string) => page.getByRole('term').filter({ hasText: name });
  await term('Phishing').first().waitFor();
  expect(await term('BitLocker').count()).toBe(0);
  await page.getByRole('heading', { name: 'B', exact: true }).click();
  await term('BitLocker').first().waitFor();
});

test('the field of the glossary leaves the terms that have what is typed, wherever they are, and counts them', async () => {
  const page = await open('/library/glossary');
  const field = page.getByRole('searchbox', { name: 'Find a term' });
  const terms = page.getByRole('term').filter({ visible: true });
  await field.fill('PHISH');
  await expect.poll(() => page.getByText(/^\d+ terms?, below$/).count()).toBe(1);
  const found = await terms.allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const term of found) expect(term.toLowerCase()).toContain('phish');
  await field.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/library/glossary');
  await field.fill('no such word');
  await page.getByText('No term has that. Press Find to search the whole site.').waitFor();
  await field.fill('');
  await expect.poll(() => terms.count()).toBe(0);
  expect(await page.locator('.glossary > .fold').filter({ visible: true }).count()).toBeGreaterThan(20);
});

test.each([1440, 390])('at %i px no name in a closed heading is cut', async (width) => {
  const page = await chromium.open(width, { javaScriptEnabled: false });
  for (const path of ['/library/glossary', '/sitemap']) {
    await page.goto(site.server.url + path);
    const cut = await page.locator('.names-inside').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const { right, bottom } = list.getBoundingClientRect();
        return [...list.children]
          .filter((name) => {
            const at = name.getBoundingClientRect();
            return at.top < bottom - 4 && (at.right > right + 1 || at.bottom > bottom + 4);
          })
          .map((name) => name.getAttribute('data-name'));
      }),
    );
    expect(cut, path).toEqual([]);
  }
});

/** Pixels of the line to the city. */
const lineTo = (page: Page, city: string) =>
  page
    .locator(`.region-map__lines [data-city="${city}"]`)
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));

ofSample(test, 'places')(
  'the answer to a postal code lights the line to its city, and books a visit there',
  async () => {
    const page = await open('/locations/find?postal=L4L');
    const book = page.getByRole('main').locator('[data-open="booking"]');
    await page.getByRole('main').getByRole('link', { name: 'Book a visit in Vaughan' }).waitFor();
    expect(await lineTo(page, 'vaughan')).toBe(3);
    expect(await lineTo(page, 'markham')).toBeLessThan(3);
    await page.getByRole('textbox', { name: /^Postal code/ }).fill('K1A');
    await expect.poll(() => book.textContent()).toBe('Book Free Consultation');
    const without = await open('/locations/find?postal=L4L', { javaScriptEnabled: false });
    expect(await lineTo(without, 'vaughan')).toBe(3);
  },
);

test.each([1440, 390])('at %i px the card beside what is found says the price of the first result', async (width) => {
  const page = await chromium.open(width, { javaScriptEnabled: false });
  for (const query of ['cloud backup and disaster recovery', 'cloud solutions']) {
    await page.goto(`${site.server.url}/search?q=${encodeURIComponent(query)}`);
    const first = await page.locator('.nl-search-result__link').first().getAttribute('href');
    const card = page.locator('.search-page .ask-card').filter({ visible: true });
    expect(await card.count(), query).toBe(1);
    const says = await card.locator('.offer__price').textContent();
    await page.goto(site.server.url + first);
    expect(await page.locator('.fact-strip .offer__price').first().textContent(), `${query}: ${first}`).toBe(says);
  }
});
