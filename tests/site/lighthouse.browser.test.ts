import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KindName } from '../../site/schema/kinds.ts';
import { assertedMarks, type Lighthouse, startLighthouse, withoutAxe } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { wholeSet } from '../support/whole-set.ts';

/** docs/design.md, "Budgets": what a page fetches by itself (1 kB = 1,000 bytes), and the file of widgets once it is idle. */
const budget = { bytes: 100_000 + 38_000, requests: 13 };

/** Pages of different structure and files: form, text, service with drawings, tool. */
const unlike: readonly KindName[] = ['home', 'library', 'service', 'cybersecurity-tracker'];
const pages = pageOfEachKind().filter(({ kind }) => wholeSet || unlike.includes(kind));

const site = useRealSite();
let lighthouse: Lighthouse;
beforeAll(async () => {
  lighthouse = await startLighthouse(assertedMarks);
});
afterAll(() => lighthouse?.stop());

test.each(pages)('Lighthouse finds nothing to fix on $path ($kind), and it is light', async (page) => {
  const isWhole = wholeSet || page.kind === 'home';
  const marks = await lighthouse.mark(site.server.url + page.path, isWhole ? {} : withoutAxe);
  const { accessibility, bestPractices, shortcomings, bytes, requests } = marks;
  expect([accessibility, bestPractices]).toEqual([isWhole ? 100 : Number.NaN, 100]);
  // Lighthouse fails pages that search engines must not index.
  expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
  expect(bytes).toBeLessThanOrEqual(budget.bytes);
  expect(requests).toBeLessThanOrEqual(budget.requests);
});
