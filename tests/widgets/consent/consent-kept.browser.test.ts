import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { consentSite } from '../../support/consent-site.tsx';
import type { TestServer } from '../../support/server.ts';
import { type Company, standInCompany, visitorScript } from '../../support/stand-in-company.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

/** Storage of consent: decision 27. */
const { open } = useChromium();
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

beforeRelease('an answer holds for 12 months, and then it is asked for again', async () => {
  const page = await open(1440);
  await page.clock.setSystemTime('2026-11-22T15:00:00Z');
  await visit(page, '/');
  await answer(page, 'Refuse');
  await page.clock.setSystemTime('2027-11-22T14:59:00Z');
  await visit(page, '/');
  await settled(page);
  expect(await strip(page).isVisible()).toBe(false);
  await page.clock.setSystemTime('2027-11-22T15:01:00Z');
  await visit(page, '/');
  await strip(page).waitFor();
  expect(await choice(page)).toBeNull();
});

const doubtful = [
  [
    'another question was answered',
    '{"wording":"an earlier one","at":1,"counts":true,"analytics":true,"tracking":true}',
  ],
  ['the entry is broken', '{"wording"'],
  ['the entry is something else', '[true]'],
  ['it comes from the future', '{"wording":"","at":99999999999999,"counts":false,"analytics":true,"tracking":true}'],
] as const;

beforeRelease.each(firstFew(doubtful, 1))('it is asked again, and nothing is loaded, when %s', async (_why, kept) => {
  const page = await open(1440);
  const entry = kept.replace('"at":1,', `"at":${Date.now() - 1000},`);
  await page.addInitScript((entry) => localStorage.setItem('itwidgets:choices', entry), entry);
  await visit(page, '/');
  await strip(page).waitFor();
  await settled(page);
  expect(company.heard).toEqual([]);
});

beforeRelease.each(['denied', 'full'])('where storage is %s, the answer holds for the page', async (how) => {
  const page = await open(1440);
  await page.addInitScript((how) => {
    const refuse = () => {
      throw new DOMException(how);
    };
    if (how === 'full') Storage.prototype.setItem = refuse;
    else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  }, how);
  // The visit counter also reads the choice, and may load after the answer.
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/follow-visit-[^/]*\.js$/, (route) => answered.then(() => route.continue()));
  await visit(page, '/');
  await answer(page, 'Accept');
  await strip(page).waitFor({ state: 'hidden' });
  const counted = page.waitForResponse(/\/follow-visit-[^/]*\.js$/);
  release();
  await counted;
  await settled(page);
  expect(await strip(page).isVisible()).toBe(false);
  expect(scripts()).toHaveLength(2);
});

test('the kept choice and what scripts left are shown with the rest of the device, and erased there', async () => {
  const page = await open(390);
  await visit(page, '/contact-us');
  await answer(page, 'Accept');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vendor'))).toBe('1');
  await visit(page, '/privacy-choices');
  await page.getByRole('button', { name: 'Erase these entries' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['itwidgets:choices']);
  expect(await page.context().cookies()).toEqual([]);
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Erase the choice' }).click();
  await again;
  await page.getByText('This site has stored nothing here.').waitFor();
  await visit(page, '/contact-us');
  await strip(page).waitFor();
});
