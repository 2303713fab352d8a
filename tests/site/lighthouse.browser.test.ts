import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KindName } from '../../site/schema/kinds.ts';
import { assertedMarks, type Lighthouse, startLighthouse } from '../support/lighthouse.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { wholeSet } from '../support/whole-set.ts';

/**
 * The limits of docs/design.md, "Budgets", for everything that a page loads before anybody does anything; a kB is 1,000
 * bytes.
 */
const budget = { bytes: 100_000, requests: 12 };
/** Pages that are a tool more than a page may ask for its parts besides; the catalogue shows every part at once. */
const toolRequests: Partial<Record<string, number>> = {
  contact: 15,
  'cybersecurity-tracker': 15,
  'privacy-choices': 15,
  demo: 18,
};

/** A form, a text, a page of a service with its drawings, a tool: unlike in what they load and how they are built. */
const unlike: readonly KindName[] = ['home', 'library', 'service', 'cybersecurity-tracker'];
const pages = pageOfEachKind().filter(({ kind }) => wholeSet || unlike.includes(kind));

const site = useRealSite();
let lighthouse: Lighthouse;
beforeAll(async () => {
  lighthouse = await startLighthouse(assertedMarks);
});
afterAll(() => lighthouse?.stop());

test.each(pages)('Lighthouse finds nothing to fix on $path ($kind), and it is light', async (page) => {
  const marks = await lighthouse.mark(site.server.url + page.path);
  const { accessibility, bestPractices, shortcomings, bytes, requests } = marks;
  expect([accessibility, bestPractices]).toEqual([100, 100]);
  // A page that is not for search engines says so, and Lighthouse counts that against it.
  expect(shortcomings.map((text) => text.split(':')[0])).toEqual(page.indexable ? [] : ['is-crawlable']);
  expect(bytes).toBeLessThanOrEqual(budget.bytes);
  expect(requests).toBeLessThanOrEqual(toolRequests[page.kind] ?? budget.requests);
});
