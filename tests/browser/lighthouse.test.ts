import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertedMarks, type Lighthouse, startLighthouse } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';

/** The design's limits for everything that a page loads before anybody does anything; a kB is 1,000 bytes. */
const budget = { bytes: 100_000, requests: 12 };

const site = useRealSite();
let lighthouse: Lighthouse;
beforeAll(async () => {
  lighthouse = await startLighthouse(assertedMarks);
});
afterAll(() => lighthouse?.stop());

test.each(pageOfEachKind())(
  'Lighthouse finds nothing to mend on $path ($kind), nothing moves, and it is light',
  async (page) => {
    const marks = await lighthouse.mark(site.server.url + page.path);
    const { accessibility, bestPractices, layoutShift, shortcomings, bytes, requests } = marks;
    expect([accessibility, bestPractices]).toEqual([100, 100]);
    // A page that is not for search engines says so, and Lighthouse counts that against it.
    expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
    expect(layoutShift).toBeLessThanOrEqual(0.01);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(requests).toBeLessThanOrEqual(budget.requests);
  },
);
