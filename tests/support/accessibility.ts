import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { wholeSet } from './whole-set.ts';

/** The minified build is half as long as the package's source. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/**
 * axe's findings: WCAG 2.2 AA, target size and best practice.
 * @param within selectors; the rest is not ours or was already checked
 * @returns one line per rule and element
 */
export function accessibilityFaults(page: Page, ...within: string[]): Promise<string[]> {
  return axeFaults(page, everyRule, within);
}

export const faultsOnPaper = (page: Page): Promise<string[]> =>
  axeFaults(page, { ...everyRule, rules: { 'target-size': { enabled: false } } });

/**
 * Parts that a state changes. `npm test` checks only these, because `every-page` checks the page; `test:all` checks the
 * whole page.
 */
export const changedPart = (...selectors: string[]): string[] => (wholeSet ? [] : selectors);

/** @param changed as in `changedPart` */
export async function faultsInBothSchemes(page: Page, ...changed: string[]): Promise<string[]> {
  const within = changedPart(...changed);
  const light = await accessibilityFaults(page, ...within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastFaults(page, ...within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Of a view of the staff page: in `npm test` in light colours, as `admin/staff` sees its parts in the dark. */
export const faultsOfView = (page: Page): Promise<string[]> =>
  wholeSet ? faultsInBothSchemes(page) : accessibilityFaults(page);

/**
 * Phone and desktop, light and dark, and overflow at 320 px. `npm test`: every rule on the phone in light colours,
 * `lookFaults` on the desktop in dark ones. Restores width and colours.
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

/**
 * As `faultsAnywhere`; in `npm test` without the dark desktop, for parts that another state of the page has shown there.
 * @param changed as in `changedPart`
 */
export async function faultsOnPhone(page: Page, ...changed: string[]): Promise<string[]> {
  if (wholeSet) return faultsAnywhere(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 844 });
  const found = await sticksOut(page);
  if (before) await page.setViewportSize(before);
  return [...found, ...(await accessibilityFaults(page, ...changed))];
}

const contrastFaults = (page: Page, ...within: string[]): Promise<string[]> =>
  axeFaults(page, only('color-contrast'), within);

/** Only what depends on width or colours: contrast and target size. */
export const lookFaults = (page: Page, ...within: string[]): Promise<string[]> =>
  axeFaults(page, only('color-contrast', 'target-size'), within);

const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });

const withAxe = new WeakSet<Page>();

/** Bypasses the page's CSP. Later documents get axe as an init script, which loads faster. */
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

/** Causes of horizontal scrolling at this width, except tables that scroll in their frame. */
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
