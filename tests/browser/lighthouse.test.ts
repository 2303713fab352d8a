import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPage } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.remove());

test.each(pageOfEachKind())('Lighthouse finds nothing to mend on $path ($kind), and nothing moves', async (page) => {
  const { performance, accessibility, bestPractices, layoutShift, shortcomings } = await markPage(
    server.url + page.path,
  );
  console.info(`Lighthouse performance of ${page.path} (${page.kind}): ${performance}`);
  expect([accessibility, bestPractices]).toEqual([100, 100]);
  // A page that is not for search engines says so, and Lighthouse counts that against it.
  expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
  expect(layoutShift).toBeLessThanOrEqual(0.01);
});
