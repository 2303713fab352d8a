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
/** A page on which a widget begins in view, by itself, has the file of widgets before anybody does anything. */
const withWidgets: readonly KindName[] = [
  'assessment',
  'case-study-index',
  'cybersecurity-tracker',
  'demo',
  'privacy-choices',
  'roi-calculator',
  'widgets',
];
const widgetsBytes = 38_000;

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
  expect(bytes).toBeLessThanOrEqual(budget.bytes + (withWidgets.includes(page.kind) ? widgetsBytes : 0));
  expect(requests).toBeLessThanOrEqual(budget.requests);
});
