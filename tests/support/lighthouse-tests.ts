import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertedMarks, type Lighthouse, startLighthouse } from './lighthouse.ts';
import { pageOfEachKind } from './page-of-each-kind.ts';
import { useRealSite } from './real-site.ts';

/** The design's limits for everything that a page loads before anybody does anything; a kB is 1,000 bytes. */
const budget = { bytes: 100_000, requests: 12 };
/** Pages that are a tool more than a page may ask for its parts besides; the catalogue shows every part at once. */
const toolRequests: Partial<Record<string, number>> = {
  contact: 15,
  'cybersecurity-tracker': 15,
  'privacy-choices': 15,
  demo: 18,
};

/**
 * Tests every second kind of page with Lighthouse. All kinds in one file would end alone on one core.
 * @param half 0 begins with the first kind, 1 with the second
 */
export function lighthouseTests(half: 0 | 1): void {
  const site = useRealSite();
  let lighthouse: Lighthouse;
  beforeAll(async () => {
    lighthouse = await startLighthouse(assertedMarks);
  });
  afterAll(() => lighthouse?.stop());

  const pages = pageOfEachKind().filter((_page, place) => place % 2 === half);
  test.each(pages)('Lighthouse finds nothing to fix on $path ($kind), and it is light', async (page) => {
    const marks = await lighthouse.mark(site.server.url + page.path);
    const { accessibility, bestPractices, shortcomings, bytes, requests } = marks;
    expect([accessibility, bestPractices]).toEqual([100, 100]);
    // A page that is not for search engines says so, and Lighthouse counts that against it.
    expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(requests).toBeLessThanOrEqual(toolRequests[page.kind] ?? budget.requests);
  });
}
