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

test.each(pageOfEachKind())('Lighthouse finds nothing to mend on $path ($kind), and it is light', async (page) => {
  const marks = await lighthouse.mark(site.server.url + page.path);
  const { accessibility, bestPractices, shortcomings, bytes, requests } = marks;
  expect([accessibility, bestPractices]).toEqual([100, 100]);
  // A page that is not for search engines says so, and Lighthouse counts that against it.
  expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
  expect(bytes).toBeLessThanOrEqual(budget.bytes);
  expect(requests).toBeLessThanOrEqual(toolRequests[page.kind] ?? budget.requests);
});

test('nothing moves on any kind of page while it comes', { timeout: 300_000 }, async () => {
  // One page for all: a new one for each takes longer than the looking. Each comes as to a new visitor.
  const phone = await chromium.open(412);
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const moved: string[] = [];
  for (const { path } of pageOfEachKind()) {
    const shift = await layoutShiftOf(phone, site.server.url + path);
    if (shift > 0.01) moved.push(`${path}: ${shift}`);
  }
  expect(moved).toEqual([]);
});

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
