import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { searchMessages } from '../../../shared/search/search.ts';
import { faultsAnywhere, faultsInBothSchemes, sticksOut } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium, widths } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: searchMessages.label });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');

/** Behind the lens. */
async function fieldInHeader(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
}

async function open(width: number, path = '/search', options = {}): Promise<Page> {
  const page = await chromium.open(width, options);
  await page.goto(site.server.url + path);
  if (!('javaScriptEnabled' in options)) await scriptIsReady(page);
  return page;
}

describe.each(behaviourWidths)('at %i px', (width) => {
  test('results come while typing, with their count, and the address follows', async () => {
    const page = await open(width);
    await field(page).pressSequentially('penetr');
    await status(page).getByText('for “penetr”').waitFor();
    await results(page).filter({ hasText: 'Penetration Testing' }).first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('penetr');
    expect(await page.title()).toContain('“penetr”');
    await field(page).fill('');
    await page.getByRole('heading', { name: searchMessages.tasks }).waitFor();
    expect(await status(page).textContent()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  beforeRelease('while an input method composes a word, its arrow keys stay in the field', async () => {
    const page = await open(width);
    await field(page).pressSequentially('penetr');
    await status(page).getByText('for “penetr”').waitFor();
    await field(page).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await field(page).press('ArrowDown');
    expect(
      await results(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
  });

  beforeRelease('nothing found says so and offers what most people come for', async () => {
    const page = await open(width);
    await field(page).fill('xqzzyqv');
    await status(page).getByText(searchMessages.none('xqzzyqv')).waitFor();
    await page.getByRole('link', { name: 'See what it costs' }).waitFor();
  });

  test('the search in the header leads to the results, without a script too', async () => {
    for (const options of [{}, { javaScriptEnabled: false }]) {
      const page = await open(width, '/', options);
      const inHeader = await fieldInHeader(page);
      await inHeader.fill('phone system');
      await inHeader.press('Enter');
      await results(page).filter({ hasText: 'VoIP' }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/search');
      expect(await field(page).inputValue()).toBe('phone system');
    }
  });
});

test('the first result, if it is a service, has its price and its booking beside it, without a script too', async () => {
  const page = await open(1440, '/search?q=voip', { javaScriptEnabled: false });
  const cards = page.getByRole('complementary', { name: /^Ask us/ }).filter({ visible: true });
  expect(await results(page).first().getAttribute('href')).toBe('/services/voip');
  expect(await cards.getByRole('link', { name: /VoIP/ }).getAttribute('href')).toBe('/services/voip');
  expect(await cards.count()).toBe(1);
  await page.goto(`${site.server.url}/search`);
  expect(await cards.count()).toBe(1);
  expect(await cards.textContent()).toContain('per person per month');
});

beforeRelease('a press shows every result and another the first dozen, without a script', async () => {
  const page = await open(390, '/search?q=backup', { javaScriptEnabled: false });
  const shown = () => page.locator('.nl-search-result').filter({ visible: true }).count();
  expect(await shown()).toBe(12);
  await page.getByRole('checkbox', { name: 'Show every result' }).check();
  expect(await shown()).toBeGreaterThan(12);
  await page.getByRole('checkbox', { name: 'Show the first twelve' }).uncheck();
  expect(await shown()).toBe(12);
});

beforeRelease('axe finds nothing with results and without, and nothing sticks out at 320 px', async () => {
  const page = await open(390, '/search?q=backup');
  expect(await faultsAnywhere(page, 'main')).toEqual([]);
  await field(page).fill('xqzzyqv');
  await status(page).getByText('Nothing found').waitFor();
  expect(await faultsAnywhere(page, 'main')).toEqual([]);
});

beforeRelease.each(widths)(
  'axe finds nothing in the search of the header, and nothing sticks out at 320 px, at %i px',
  async (width) => {
    const page = await open(width, '/search?q=backup');
    await (await fieldInHeader(page)).focus();
    expect(await faultsInBothSchemes(page, '.header')).toEqual([]);
    if (width > 390) return;
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await sticksOut(page)).toEqual([]);
  },
);

beforeRelease(
  'what the server found stays as it is when the script takes over, and nothing is fetched for it',
  async () => {
    const page = await chromium.open(1440);
    const errors: string[] = [];
    const fetched: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const answer = await page.goto(`${site.server.url}/search?q=${encodeURIComponent('backup & "more" <b>')}`);
    const before = await answer?.text();
    await scriptIsReady(page);
    const titles = await results(page).allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(before).toContain(title);
    expect(await field(page).inputValue()).toBe('backup & "more" <b>');
    expect(await status(page).textContent()).toContain('backup & "more" <b>');
    expect(fetched.filter((path) => path.includes('/assets/search-'))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

beforeRelease('the keyboard goes from the field through the results and back', async () => {
  const page = await open(1440, '/search?q=backup');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const titles = await results(page).allTextContents();
  const isInField = () => field(page).evaluate((input) => input === document.activeElement);
  await field(page).focus();
  // Key handling loads at the field's first touch.
  await expect
    .poll(async () => {
      if (await isInField()) await page.keyboard.press('ArrowDown');
      return focused();
    })
    .toBe(titles[0]);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(titles[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await isInField()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await isInField()).toBe(true);
});

beforeRelease('going back from a result shows the same results again', async () => {
  const page = await open(1440);
  await field(page).fill('penetration');
  await results(page).first().waitFor();
  const titles = await results(page).allTextContents();
  await results(page).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => results(page).allTextContents()).toEqual(titles);
  expect(await field(page).inputValue()).toBe('penetration');
});

beforeRelease('where the search cannot be loaded the form is sent, and the server answers', async () => {
  const page = await chromium.open(1440);
  await page.route('**/assets/search-*', (route) => route.abort());
  await page.goto(`${site.server.url}/search`);
  await scriptIsReady(page);
  await field(page).fill('voip');
  await status(page).getByText(searchMessages.unavailable).waitFor();
  await field(page).press('Enter');
  await results(page).filter({ hasText: 'VoIP' }).first().waitFor();
});

beforeRelease(
  'the lens in the header puts the focus into its field; Escape closes it and gives the focus back',
  async () => {
    const page = await open(390, '/');
    const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
    await opener.click();
    const inPanel = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
    await expect.poll(() => inPanel.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

beforeRelease('the small-screen menu has the search too', async () => {
  const page = await open(390, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox');
  await inMenu.fill('voip');
  await inMenu.press('Enter');
  await results(page).first().waitFor();
});
