import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { publishedToday } from '../support/published.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease, firstFew, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** A list, a law, a policy, a list of industries. */
const withoutFigure = ['/blog', '/pipeda-compliance', '/privacy-policy', '/industries'];

test('at a desk the right half of no opening is bare: a figure, an aside or the lead stands there', {
  timeout: 120_000,
}, async () => {
  const page = await chromium.open(1440, { javaScriptEnabled: false });
  const bare: string[] = [];
  for (const path of wholeSet ? pageOfEachKind().map(({ path }) => path) : withoutFigure) {
    await page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' });
    // On /pricing the estimate is a section that goes on in the opening's colour.
    const parts = page.locator('.opening__lead, .opening__figure, .opening__side, .estimator__sheet');
    const left = await parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().left));
    if (left.length > 0 && Math.max(...left) < 0.45 * 1440) bare.push(path);
  }
  expect(bare).toEqual([]);
});

ofSample(beforeRelease, 'places')('on a phone no city’s name breaks in the home page’s table', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(site.server.url);
  const names = page.locator('.places__known tbody th a');
  const lines = (found: Element[]) =>
    found.map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length;
    });
  expect(await names.evaluateAll(lines)).toEqual([1, 1, 1, 1]);
});

beforeRelease('a switch is drawn as one: wider than high, its knob inside, its label beside', async () => {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/privacy-choices`);
  const box = await page.getByRole('switch', { name: 'Our own counts' }).boundingBox();
  const label = await page.getByText('Our own counts', { exact: true }).boundingBox();
  expect(box?.width).toBeGreaterThan(1.5 * (box?.height ?? 0));
  expect(label?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
});

/** Of a sheet in an opening: its lines of which a part is seen and a part is not. */
const cutLines = (sheet: Element) => {
  const { top, bottom, left, right } = sheet.getBoundingClientRect();
  const within = (line: DOMRect) => line.top >= top - 1 && line.bottom <= bottom + 1 && line.left >= left - 1;
  const list = sheet.querySelector('dl')?.getBoundingClientRect();
  return [...sheet.querySelectorAll('.sheet-figure__title, dl > div')]
    .filter((line) => {
      const box = line.getBoundingClientRect();
      // The column that nobody sees begins where the list ends.
      if (list && box.left >= Math.min(list.right, right) - 1) return false;
      return !within(box) || (list && line.tagName === 'DIV' && box.bottom > list.bottom + 1);
    })
    .map((line) => line.textContent);
};

test('on a phone no line of an opening’s sheet is cut through, and two of them are seen', {
  timeout: 300_000,
}, async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  const kinds = ['service', 'ai-service', 'sub-service', 'small-business', 'comparison'];
  const selling = Map.groupBy(
    publishedToday().filter(({ kind }) => kinds.includes(kind)),
    ({ kind }) => kind,
  );
  const found: string[] = [];
  for (const { path } of [...selling.values()].flatMap((pages) => firstFew(pages, 2))) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    const sheet = page.locator('.opening__figure > .sheet-figure').filter({ visible: true });
    if ((await sheet.count()) === 0) continue;
    for (const line of await sheet.evaluate(cutLines)) found.push(`${path}: ${line}`);
    expect(await sheet.evaluate((element) => getComputedStyle(element).maskImage), path).toBe('none');
    const seen = await sheet.locator('dl').evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.children].filter((line) => line.getBoundingClientRect().left < right - 1).length;
    });
    expect(seen, path).toBeGreaterThanOrEqual(2);
  }
  expect(found).toEqual([]);
});

test('what is well has one green on ink', async () => {
  const page = await chromium.open(1440, { javaScriptEnabled: false });
  const greens: string[] = [];
  for (const [path, dot, paint] of [
    ['/', '.hero .dots__well', 'fill'],
    ['/people', '.opening .people-by-hour__desk, .opening .rota__desk', 'stroke'],
  ] as const) {
    await page.goto(site.server.url + path, { waitUntil: 'load' });
    const first = page.locator(dot).first();
    greens.push(await first.evaluate((one, name) => getComputedStyle(one)[name], paint));
  }
  expect(new Set(greens).size).toBe(1);
});

test('at a desk the jobs in which the tiers differ are in view, on a phone behind one heading', async () => {
  const page = await chromium.open(1440, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/pricing`);
  const job = page.locator('.tier-differs .tier-matrix td').first();
  expect(await job.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await job.isVisible()).toBe(false);
  await page.locator('.tier-differs summary').click();
  expect(await job.isVisible()).toBe(true);
});
