import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsAnywhere, sticksOut } from '../../support/accessibility.ts';
import { useChromium, widths } from '../../support/chromium.ts';
import { consentSite } from '../../support/consent-site.tsx';
import { useRealSite } from '../../support/real-site.ts';
import type { TestServer } from '../../support/server.ts';
import { type Company, standInCompany, visitorScript } from '../../support/stand-in-company.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

/** Consent: decision 27. */
const { open } = useChromium();
const real = useRealSite();
let company: Company;
let site: TestServer;

beforeAll(async () => {
  company = await standInCompany(visitorScript);
  site = await consentSite({
    ANALYTICS_SCRIPT_URL: `${company.origin}/analytics.js`,
    TRACKING_SCRIPT_URL: `${company.origin}/tracking.js`,
    ANALYTICS_ORIGINS: '',
  });
});
beforeEach(() => {
  company.heard.length = 0;
});
afterAll(async () => {
  await site.stop();
  await company.stop();
});

const strip = (page: Page) => page.getByRole('region', { name: 'Privacy', exact: true });
const answer = (page: Page, name: 'Accept' | 'Refuse') => strip(page).getByRole('button', { name }).click();
const oneSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const scripts = () => company.heard.map(({ path }) => path).filter((path) => path !== '/hit' && path !== '/nested.js');
const choice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('itwidgets:choices') ?? 'null'));

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await scriptIsReady(page);
}

/** Everything that an answer triggers has been requested. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

beforeRelease('where no script of others is set, nobody is asked', async () => {
  const page = await open(1440);
  await page.goto(`${real.server.url}/`);
  await scriptIsReady(page);
  await settled(page);
  expect(await strip(page).count()).toBe(0);
});

describe.each(firstFew(widths, 1))('at %i px', (width) => {
  test('the strip asks without covering the opening’s button, both answers look alike, and before one nothing is loaded or kept', async () => {
    const page = await open(width);
    await visit(page, '/');
    await strip(page).getByText('Nothing is loaded before you accept').waitFor();
    await settled(page);
    expect(company.heard).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await sticksOut(page)).toEqual([]);
    const book = await page.getByRole('main').getByRole('link', { name: /^Book/ }).first().boundingBox();
    expect((book?.y ?? Infinity) + (book?.height ?? 0)).toBeLessThan((await strip(page).boundingBox())?.y ?? 0);
    const looks = await strip(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
          return [Math.round(width), height, color, backgroundColor, borderColor, fontWeight, fontSize].join();
        }),
      );
    expect(looks).toHaveLength(2);
    expect(new Set(looks).size).toBe(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    expect(
      await strip(page)
        .getByRole('button', { name: 'Refuse' })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    const share = await strip(page).evaluate((one) => {
      document.documentElement.style.fontSize = '200%';
      return one.getBoundingClientRect().height / innerHeight;
    });
    expect(share).toBeLessThanOrEqual(0.61);
    for (const button of await strip(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    }
  });
});

beforeRelease('axe finds nothing in the strip and in the switches, and nothing sticks out at 320 px', async () => {
  const page = await open(390);
  await visit(page, '/contact-us');
  await strip(page).waitFor();
  expect(await faultsAnywhere(page, '.consent-strip')).toEqual([]);
  await strip(page).getByRole('link', { name: 'Choose one by one' }).click();
  await oneSwitch(page, 'Analytics').waitFor();
  expect(await faultsAnywhere(page, '.your-choice')).toEqual([]);
  await oneSwitch(page, 'Analytics').check();
  await settled(page);
  expect(await faultsAnywhere(page, '.your-choice')).toEqual([]);
});

beforeRelease('what has the focus at the lower edge is not hidden behind the strip', async () => {
  const page = await open(390);
  await visit(page, '/contact-us');
  await strip(page).waitFor();
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus();
    const box = await field.boundingBox();
    const lid = await strip(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lid?.y ?? 0);
  }
});

test('a yes loads both scripts on this page and the next, tells analytics of the page, and asks no more', async () => {
  const page = await open(1440);
  await visit(page, '/contact-us?service=cloud');
  await answer(page, 'Accept');
  await strip(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => company.heard.find(({ path }) => path === '/hit')?.body)
    .toBe(JSON.stringify({ event: 'page_view', params: { path: '/contact-us' } }));
  expect(scripts().sort()).toEqual(['/analytics.js', '/tracking.js']);
  company.heard.length = 0;
  await visit(page, '/');
  await expect.poll(() => scripts().sort()).toEqual(['/analytics.js', '/tracking.js']);
  expect(await strip(page).isVisible()).toBe(false);
  // Not where the address holds the token of a mailed link.
  company.heard.length = 0;
  await visit(page, '/?token=secret');
  await settled(page);
  expect(company.heard).toEqual([]);
});

test('a no loads nothing, is said, ends our own counts, and asks no more', async () => {
  const page = await open(1440);
  const counted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/events') && counted.push(request.url()));
  await visit(page, '/contact-us');
  await settled(page);
  await answer(page, 'Refuse');
  await page.getByRole('status').getByText('nothing is loaded').waitFor();
  await visit(page, '/');
  await settled(page);
  await visit(page, '/privacy-choices');
  for (const name of ['Our own counts', 'Analytics', 'Visitor tracking'])
    expect(await oneSwitch(page, name).isChecked(), name).toBe(false);
  expect(await strip(page).isVisible()).toBe(false);
  expect([company.heard, counted]).toEqual([[], []]);
});

const signals = [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const;

test.each(firstFew(signals, 1))(
  '%s is a no: nothing is asked, counted or loaded, and the switches say why they are off',
  async (_name, property, value) => {
    const page = await open(390);
    await page.addInitScript(
      ({ property, value }) => {
        Object.defineProperty(navigator, property, { value });
        const at = Date.now() - 1;
        const wording = document.querySelector('[data-wording]')?.getAttribute('data-wording') ?? '';
        localStorage.setItem(
          'itwidgets:choices',
          JSON.stringify({ wording, at, counts: true, analytics: true, tracking: true }),
        );
      },
      { property, value },
    );
    const counted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/events') && counted.push(request.url()));
    await visit(page, '/');
    await settled(page);
    expect(await strip(page).isVisible()).toBe(false);
    await visit(page, '/privacy-choices');
    await page.getByText('Your browser says no for you').waitFor();
    for (const name of ['Our own counts', 'Analytics', 'Visitor tracking']) {
      expect(await oneSwitch(page, name).isDisabled(), name).toBe(true);
      expect(await oneSwitch(page, name).isChecked(), name).toBe(false);
    }
    expect([company.heard, counted]).toEqual([[], []]);
  },
);

beforeRelease(
  'a single switch lets its script in, and switched off again ends it and erases what it left',
  async () => {
    const page = await open(390);
    await visit(page, '/privacy-choices');
    await page.getByText('You have not chosen yet').waitFor();
    await oneSwitch(page, 'Visitor tracking').focus();
    await page.keyboard.press('Space');
    await expect.poll(scripts).toEqual(['/tracking.js']);
    await page
      .getByRole('status')
      .getByText(/^Your choice of .* until /)
      .waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vendor'))).toBe('1');
    expect(await choice(page)).toMatchObject({ counts: true, analytics: false, tracking: true });
    company.heard.length = 0;
    const again = page.waitForEvent('load');
    await oneSwitch(page, 'Visitor tracking').uncheck();
    await again;
    await scriptIsReady(page);
    await settled(page);
    expect(company.heard).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['itwidgets:choices']);
    expect(await oneSwitch(page, 'Visitor tracking').isChecked()).toBe(false);
  },
);

beforeRelease(
  'withdrawn in one tab, it ends in the other: at once, or without a word where something is typed',
  async () => {
    const page = await open(1440);
    await visit(page, '/contact-us');
    await answer(page, 'Accept');
    await expect.poll(scripts).toHaveLength(2);
    const typing = await page.context().newPage();
    await visit(typing, '/contact-us');
    await typing.getByRole('main').getByLabel('Company').fill('Lakeview Dental');
    const switches = await page.context().newPage();
    await visit(switches, '/privacy-choices');
    const left = page.waitForEvent('load');
    await oneSwitch(switches, 'Analytics').uncheck();
    await left;
    company.heard.length = 0;
    await typing.getByRole('banner').getByRole('link', { name: 'Book Free Assessment' }).click();
    await typing.getByRole('dialog').waitFor();
    expect(company.heard.filter(({ path }) => path === '/hit')).toEqual([]);
    expect(await typing.getByRole('main').getByLabel('Company').inputValue()).toBe('Lakeview Dental');
  },
);

beforeRelease('in a visitor’s own colours every switch shows its state', async () => {
  const page = await open(390, { forcedColors: 'active' });
  await visit(page, '/privacy-choices');
  const look = (name: string) => oneSwitch(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
  await oneSwitch(page, 'Our own counts').waitFor();
  expect(await look('Our own counts')).not.toBe(await look('Analytics'));
});

test('without a script nothing is asked and nothing of others is loaded', async () => {
  const page = await open(390, { javaScriptEnabled: false });
  await page.goto(`${site.url}/`);
  expect(await strip(page).isVisible()).toBe(false);
  await page.goto(`${site.url}/privacy-choices`);
  expect(await page.getByRole('main').locator('noscript').textContent()).toContain(
    'Without JavaScript, nothing is counted',
  );
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(company.heard).toEqual([]);
});

test('visitor pages do without Trusted Types and name the company; staff pages and a site without such scripts do not', async () => {
  const policy = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? '';
  const visitors = await policy(`${site.url}/`);
  expect(visitors).not.toContain('require-trusted-types-for');
  for (const part of ['script-src', 'connect-src', 'img-src'])
    expect(visitors).toMatch(new RegExp(`${part} [^;]*${company.origin}`));
  for (const strict of [await policy(`${site.url}/admin`), await policy(`${real.server.url}/`)]) {
    expect(strict).toContain("require-trusted-types-for 'script'");
    expect(strict).not.toContain(company.origin);
  }
});
