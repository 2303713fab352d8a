import { afterAll, beforeAll, expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { assertedMarks, type Lighthouse, startLighthouse } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';

/** The design's limits for everything that a page loads before anybody does anything; a kB is 1,000 bytes. */
const budget = { bytes: 100_000, requests: 12 };
/** Pages that are a tool more than a page may ask for its parts besides; the catalogue shows every part at once. */
const toolRequests: Partial<Record<string, number>> = {
  contact: 15,
  'cybersecurity-tracker': 15,
  'privacy-choices': 15,
  demo: 18,
};

const site = useRealSite();
const chromium = useChromium();
let lighthouse: Lighthouse;
beforeAll(async () => {
  lighthouse = await startLighthouse(assertedMarks);
});
afterAll(() => lighthouse?.stop());

test.each(pageOfEachKind())(
  'Lighthouse finds nothing to mend on $path ($kind), nothing moves, and it is light',
  async (page) => {
    const marks = await lighthouse.mark(site.server.url + page.path);
    const { accessibility, bestPractices, shortcomings, bytes, requests } = marks;
    expect([accessibility, bestPractices]).toEqual([100, 100]);
    // A page that is not for search engines says so, and Lighthouse counts that against it.
    expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
    const phone = await chromium.open(412);
    expect(await layoutShiftOf(phone, site.server.url + page.path)).toBeLessThanOrEqual(0.01);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(requests).toBeLessThanOrEqual(toolRequests[page.kind] ?? budget.requests);
  },
);

test('what moves while a page comes is counted', async () => {
  const page = await chromium.open(412);
  await page.route('**/moves', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body><p id="late"></p><h1>Moves</h1><script>
        requestAnimationFrame(() => requestAnimationFrame(() => { late.style.height = '400px'; }));</script>`,
    }),
  );
  expect(await layoutShiftOf(page, `${site.server.url}/moves`)).toBeGreaterThan(0.01);
});
