import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { cityOf } from '../../site/facts/landing-topics.ts';
import { isSample } from '../../site/facts/served.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { readPages } from '../../site/pages/read-pages.ts';
import { kindOf } from '../../site/schema/kinds.ts';
import { dist } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { firstFew, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const pages = publishedPages(readPages('site/content'), companyDay(new Date())).filter(
  ({ kind }) => kindOf(kind).commercial,
);
/** Whose first screen says how soon we answer there. */
const isOfCity = ({ path, kind }: Pick<(typeof pages)[number], 'path' | 'kind'>) =>
  cityOf(path) !== undefined || path.startsWith('/locations/') || kind === 'small-business';

const htmlOf = (path: string) =>
  readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8');

/** More characters above the booking button push it down. */
function lettersAbove(path: string): number {
  const html = htmlOf(path);
  const heading = html.indexOf('<h1');
  return html.slice(heading, html.indexOf('data-open="booking"', heading)).replace(/<[^>]*>/g, '').length;
}

test('a page that says how soon we answer in a city marks that one fact, and no other page marks any', () => {
  const wrong = pages.filter(
    (page) => htmlOf(page.path).split('data-response-time').length - 1 !== Number(isOfCity(page)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** The page with the longest opening of each kind; for landing pages, also of those with a city. */
function longestOpenings(): typeof pages {
  const byLength = pages.toSorted((one, other) => lettersAbove(other.path) - lettersAbove(one.path));
  const alike = Map.groupBy(byLength, (page) => `${page.kind} ${isOfCity(page)}`);
  return [...alike.values()].flatMap((group) => group.slice(0, 1));
}

/** Buyers' first questions, answered in `main`; the header does not count. */
const answers = {
  price: 'main [data-price] a[href^="/pricing"]',
  phone: 'main a[href^="tel:"]',
  action: 'main a[data-open="booking"]',
};

function missing(page: Page, wanted: Record<string, string>): Promise<string[]> {
  return page.evaluate((selectors) => {
    const isWhole = (element: Element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    };
    return Object.entries(selectors)
      .filter(([, selector]) => ![...document.querySelectorAll(selector)].some(isWhole))
      .map(([name]) => name);
  }, wanted);
}

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const tried = firstFew(screens, 2);

test('the first screen says price, phone, action and the city’s response time on every commercial page, the second one the short answer, on a phone and at a desk', {
  timeout: 300_000,
}, async () => {
  expect(pages.length).toBeGreaterThanOrEqual(isSample ? 166 : 40);
  const page = await chromium.open(390, { javaScriptEnabled: false });
  const found: string[] = [];
  for (const [place, opened] of (wholeSet ? pages : longestOpenings()).entries()) {
    const { path } = opened;
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    const wanted = isOfCity(opened) ? { ...answers, 'response time': 'main [data-response-time]' } : answers;
    // Starts at the previous page's size, because resizing takes longer than the check.
    for (const screen of place % 2 === 0 ? tried : tried.toReversed()) {
      await page.setViewportSize(screen);
      for (const answer of await missing(page, wanted)) found.push(`${path} at ${screen.width} px: ${answer}`);
      const low = page.locator('.answer-box__what').evaluateAll(isBelow, 2 * screen.height);
      if (await low) found.push(`${path} at ${screen.width} px: the short answer, not in the second screen`);
    }
  }
  expect(found).toEqual([]);
});

const isBelow = (elements: Element[], line: number) =>
  elements.some((element) => element.getBoundingClientRect().top >= line);
