import type { Page } from 'playwright';

/**
 * Sums layout shifts until `isThere` holds and is painted (Layout Instability API). An upper bound of CLS in Core Web
 * Vitals, which counts only the worst five seconds.
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
    // By then, font changes are painted and their shifts measured.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const seen = new PerformanceObserver(() => undefined);
    seen.observe({ type: 'layout-shift', buffered: true });
    const moves = seen.takeRecords() as (PerformanceEntry & { value: number })[];
    seen.disconnect();
    return moves.reduce((sum, { value }) => sum + value, 0);
  });
}
