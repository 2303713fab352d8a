import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { KindName } from '../../site/schema/kinds.ts';
import { kindOf } from '../../site/schema/kinds.ts';
import { useChromium } from '../support/chromium.ts';
import { publishedToday } from '../support/published.ts';
import { useRealSite } from '../support/real-site.ts';
import { rgbOf } from '../support/rgb.ts';
import { firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** Height at 1440 and at 390 px: docs/look.md, "Openings, space, heights". */
type Limit = readonly [number, number];
const sells: Limit = [4600, 7000];
const reads: Limit = [7000, 11_000];
/** Their parts are closed. */
const reference: Limit = [3500, 4300];
const lists: Limit = [4000, 6500];
const company: Limit = [5900, 9600];
const own: Partial<Record<KindName, Limit>> = {
  // Twelve blocks of docs/product.md, section 2.
  home: [6200, 7300],
  // What 12 people pay, and the systems by name, take two lines more.
  industry: [4650, 7000],
  // At a desk the jobs in which the tiers differ are in view.
  pricing: [4200, 4300],
  'library-index': [2900, 3200],
  'knowledge-hub': [4500, 6000],
  'blog-index': [5000, 6500],
  resources: [3500, 5400],
  'service-index': [3800, 6300],
  assessment: [3500, 5800],
  // Its terms by letter, one in full, and a field.
  glossary: [3900, 4550],
  // All numbers that we state, in view.
  claims: [4250, 4650],
  developers: reference,
  // One of eight widgets is open.
  widgets: [4100, 5800],
  'site-map': reference,
  'whitepaper-index': lists,
  'guide-index': lists,
  'webinar-index': lists,
  videos: lists,
  people: company,
  partnerships: company,
  compliance: company,
  'service-levels': company,
  'who-we-are-for': company,
  legal: reference,
};

/** Pixels by which what stands beside a text may be higher than it. */
const mostLonger = 100;

function limitOf(kind: KindName): Limit | undefined {
  const { commercial, piece } = kindOf(kind);
  return own[kind] ?? (commercial ? sells : piece ? reads : undefined);
}

/** All pages, the longest texts first; in the gate the longest of each limit. */
function longestOfEachLimit() {
  const limited = publishedToday().filter(({ kind }) => limitOf(kind));
  const alike = Map.groupBy(limited, ({ kind }) => limitOf(kind));
  return [...alike.values()].flatMap((pages) => {
    const longest = pages.toSorted((one, other) => other.body.length - one.body.length);
    return firstFew(longest, 1);
  });
}

function measured(page: Page) {
  return page.evaluate((accent) => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const at = (element: Element) => element.getBoundingClientRect();
    const title = document.querySelector('h1');
    const presses = [...document.querySelectorAll('main :is([data-open="booking"], .button, form [type="submit"])')]
      .filter(seen)
      .map((element) => {
        // A card that stays beside the text is there for as long as its column.
        const column = element.closest('.ask-card')?.parentElement;
        const { top, bottom } = at(column ?? element);
        return { top: top + scrollY, bottom: bottom + scrollY };
      });
    return {
      height: document.documentElement.scrollHeight,
      footer: at(document.querySelector('body > footer') ?? document.body).height,
      main: at(document.querySelector('main') ?? document.body).bottom + scrollY,
      lines: title ? Math.round(at(title).height / Number.parseFloat(getComputedStyle(title).lineHeight)) : 0,
      // A chosen label is a surface too.
      accents: [...document.querySelectorAll('.button, button, label')].filter(
        (element) =>
          seen(element) && getComputedStyle(element).backgroundColor === accent && at(element).top < innerHeight,
      ).length,
      overflow: document.documentElement.scrollWidth - innerWidth,
      // A column beside a text ends with it: what stands in it is no higher.
      outlives: [...document.querySelectorAll('.side-by-side__side:has(> .ask-card)')].map((side) => {
        const gap = Number.parseFloat(getComputedStyle(side).rowGap);
        const own = [...side.children].reduce((sum, child) => sum + at(child).height + gap, -gap);
        return own - at(side.parentElement?.querySelector('.side-by-side__main') ?? side).height;
      }),
      presses: presses.toSorted((one, other) => one.top - other.top),
    };
  }, rgbOf('accent'));
}

/** The longest stretch without something to press. */
function barest(presses: readonly { top: number; bottom: number }[]): number {
  let reached = 0;
  let gap = 0;
  for (const { top, bottom } of presses) {
    gap = Math.max(gap, top - reached);
    reached = Math.max(reached, bottom);
  }
  return gap;
}

test('pages stay within the heights of their kind, a heading within its lines, the first view has one accent surface, no column is longer than its text, and on a desk something to press is never further than a screen and a half', {
  timeout: 1_800_000,
}, async () => {
  const page = await chromium.open(1440);
  const found: string[] = [];
  for (const { path, kind } of longestOfEachLimit()) {
    const [desk, phone] = limitOf(kind) ?? reads;
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    for (const [width, height, most, lines] of firstFew(
      [
        [1440, 900, desk, 3],
        [390, 844, phone, 4],
        // Figures are larger in the wider column.
        [1920, 1080, desk + 120, 3],
      ] as const,
      2,
    )) {
      await page.setViewportSize({ width, height });
      const seen = await measured(page);
      const say = (what: string) => found.push(`${path} at ${width} px: ${what}`);
      if (seen.height > most) say(`${seen.height} px high, of ${most}`);
      // Home says two sentences of two lines each.
      if (seen.lines > (kind === 'home' ? 4 : lines)) say(`a heading of ${seen.lines} lines`);
      if (seen.accents > 1) say(`${seen.accents} accent surfaces in the first view`);
      if (seen.overflow > 0) say(`${seen.overflow} px too wide`);
      const longer = Math.max(0, ...seen.outlives);
      if (width === 1440 && longer > mostLonger) say(`a column ${Math.round(longer)} px longer than its text`);
      if (width === 390 && seen.footer > 650) say(`a footer of ${Math.round(seen.footer)} px`);
      // A phone has the bar.
      if (width > 390 && kindOf(kind).commercial && barest(seen.presses) > 1.5 * height)
        say(`${Math.round(barest(seen.presses))} px without anything to press`);
    }
  }
  expect(found).toEqual([]);
});

/** What is read asks on the way, too. */
const asks: readonly KindName[] = [
  'knowledge-hub',
  'library-index',
  'glossary',
  'claims',
  'resources',
  'guide-index',
  'whitepaper-index',
  'webinar-index',
  'case-study-index',
  'videos',
  'people',
  'partnerships',
  'compliance',
  'cybersecurity-tracker',
];

test('on a desk a list, a reference and a page about the firm have something to press within a screen and a half', {
  timeout: 120_000,
}, async () => {
  const page = await chromium.open(1440);
  const found: string[] = [];
  for (const kind of asks) {
    const one = publishedToday().find((each) => each.kind === kind);
    if (!one) continue;
    await page.goto(site.server.url + one.path, { waitUntil: 'load' });
    const bare = barest((await measured(page)).presses);
    if (bare > 1.5 * 900) found.push(`${one.path}: ${Math.round(bare)} px without anything to press`);
  }
  expect(found).toEqual([]);
});

/** Text, facts, map, answer and postal code side by side. */
const mostOfOpening = 780;

test.each([1440, 1920])('at %i px the opening of a city is no higher than its screen’s first view', async (width) => {
  const page = await chromium.open(width);
  for (const kind of ['landing', 'location', 'city-it-support'] as const) {
    const city = publishedToday().find((one) => one.kind === kind);
    if (!city) continue;
    await page.goto(site.server.url + city.path, { waitUntil: 'load' });
    const high = await page.locator('.opening').evaluate((opening) => opening.getBoundingClientRect().height);
    expect(high, city.path).toBeLessThanOrEqual(mostOfOpening);
    // The facts and the map beside them end on one line.
    const ends = await page
      .locator(':is(.opening__strip, .opening__figure)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
    expect(Math.max(...ends) - Math.min(...ends), city.path).toBeLessThanOrEqual(2);
  }
});
