import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPage } from '../support/lighthouse.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** One page of each kind. An indexable page must also have full marks for search engines. */
const kinds = [
  { path: '/', indexable: true },
  { path: '/contact-us', indexable: true },
];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.remove());

test.each(kinds)('Lighthouse finds nothing to mend on $path, and nothing moves', async ({ path, indexable }) => {
  const marks = await markPage(server.url + path);
  console.info(`Lighthouse performance of ${path}: ${marks.performance}`);
  expect(marks).toMatchObject({ accessibility: 100, bestPractices: 100, shortcomings: [] });
  if (indexable) expect(marks.seo).toBe(100);
  expect(marks.layoutShift).toBeLessThanOrEqual(0.01);
});
