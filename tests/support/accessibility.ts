import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { wholeSet } from './whole-set.ts';

/** axe as it is published for pages: half of what its package hands over as text, which each page has to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // axe leaves it off unless it is named.
  rules: { 'target-size': { enabled: true } },
};

/**
 * What axe finds wrong with a page as it is now, by WCAG 2.2 AA and best practice, target size included.
 * @param within selectors, when the rest of the page is not ours or was looked at before
 * @returns one line for each rule and element; empty when there is nothing
 */
export function accessibilityFaults(page: Page, ...within: string[]): Promise<string[]> {
  return axeFaults(page, everyRule, within);
}

/** The same of a page on paper, where nothing is pressed: its targets may be of any size. */
export const faultsOnPaper = (page: Page): Promise<string[]> =>
  axeFaults(page, { ...everyRule, rules: { 'target-size': { enabled: false } } });

/** What a state changed on a page whose rest every-page looks at: nothing else in the gate, all of the page in `test:all`. */
export const changedPart = (...selectors: string[]): string[] => (wholeSet ? [] : selectors);

/**
 * The same for a page in light colours, and what changes with the scheme, contrast, in dark ones too.
 * The page is left light.
 * @param changed as in `changedPart`
 */
export async function faultsInBothSchemes(page: Page, ...changed: string[]): Promise<string[]> {
  const within = changedPart(...changed);
  const light = await accessibilityFaults(page, ...within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastFaults(page, ...within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/**
 * What is wrong with a state of a page, on a phone and at a desk, in light and in dark colours: what sticks out at 320 px, and what
 * axe finds. The gate asks every rule on the phone in light colours, and at the desk in dark ones what these two can change.
 * The page is left as wide as it was, and light.
 * @param changed as in `changedPart`
 */
export async function faultsAnywhere(page: Page, ...changed: string[]): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 844 });
  const found = await sticksOut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await (wholeSet ? faultsInBothSchemes(page) : accessibilityFaults(page, ...changed))));
  await page.setViewportSize({ width: 1440, height: 900 });
  if (wholeSet) {
    found.push(...(await faultsInBothSchemes(page)));
  } else {
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await lookFaults(page, ...changed)).map((fault) => `dark: ${fault}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Text that is too faint, in the colours that the page has now. */
export const contrastFaults = (page: Page, ...within: string[]): Promise<string[]> =>
  axeFaults(page, only('color-contrast'), within);

/** What another scheme or width can change in markup that was looked at: contrast, and the size of what is pressed. */
export const lookFaults = (page: Page, ...within: string[]): Promise<string[]> =>
  axeFaults(page, only('color-contrast', 'target-size'), within);

const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });

const withAxe = new WeakSet<Page>();

/** Evaluated by the browser itself, so the page's policy has no say. Later documents begin with it, which the browser reads faster. */
async function giveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  if (withAxe.has(page)) return;
  withAxe.add(page);
  await page.addInitScript({ content: axeSource });
}

async function axeFaults(page: Page, options: RunOptions, within: string[] = []): Promise<string[]> {
  await giveAxe(page);
  const violations = await page.evaluate(
    async ({ options, within }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (
        await axe.run(within.length > 0 ? { include: within } : document, { ...options, resultTypes: ['violations'] })
      ).violations;
    },
    { options, within },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replace(/\s+/g, ' ')),
  );
}

/**
 * What makes one scroll sideways at the page's present width; empty when nothing does. A table that scrolls
 * inside its own frame does not count.
 */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const framed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || framed(parent);
    };
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > width + 1 && !framed(element);
    });
    const names = wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100));
    return [`${document.documentElement.scrollWidth} px wide`, ...names];
  });
}
