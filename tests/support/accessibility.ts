import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands now, WCAG 2.2 AA and best practice, target size included.
 * @returns one line for each rule and element; empty when there is nothing
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(tags)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // No page of ours holds a frame of another origin; otherwise axe opens a window to collect what they found.
    .setLegacyMode(true);
  const { violations } = await builder.analyze();
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
