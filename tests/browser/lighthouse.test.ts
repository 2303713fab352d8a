import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPage } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** The design's limits for everything that a page loads before anybody does anything; a kB is 1,000 bytes. */
const budget = { bytes: 100_000, requests: 12 };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.remove());

test.each(pageOfEachKind())(
  'Lighthouse finds nothing to mend on $path ($kind), nothing moves, and it is light',
  async (page) => {
    const marks = await markPage(server.url + page.path);
    const { performance, accessibility, bestPractices, layoutShift, shortcomings, bytes, requests } = marks;
    const size = `${(bytes / 1000).toFixed(1)} kB in ${requests} requests`;
    console.info(`Lighthouse performance of ${page.path} (${page.kind}): ${performance}, ${size}`);
    expect([accessibility, bestPractices]).toEqual([100, 100]);
    // A page that is not for search engines says so, and Lighthouse counts that against it.
    expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
    expect(layoutShift).toBeLessThanOrEqual(0.01);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(requests).toBeLessThanOrEqual(budget.requests);
  },
);
