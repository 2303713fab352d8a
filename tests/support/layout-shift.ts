import type { Page } from 'playwright';

/**
 * Opens an address and adds up what moved by itself while the page came, until what `isThere` waits for has been painted (Layout
 * Instability API): at least the cumulative layout shift that Core Web Vitals counts, which takes the worst five seconds only.
 */
export async function layoutShiftOf(
  page: Page,
  url: string,
  isThere: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await isThere(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames and the turn after them: what the fonts moved is painted, and measured.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const seen = new PerformanceObserver(() => undefined);
    seen.observe({ type: 'layout-shift', buffered: true });
    const moves = seen.takeRecords() as (PerformanceEntry & { value: number })[];
    seen.disconnect();
    return moves.reduce((sum, { value }) => sum + value, 0);
  });
}
