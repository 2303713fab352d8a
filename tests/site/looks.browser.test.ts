import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ofSample } from '../support/of-sample.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

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
