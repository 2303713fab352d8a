import type { Page } from 'playwright';

/**
 * Sums layout shifts until `isThere` holds and is painted (Layout Instability API). Core Web Vitals' CLS, which counts
 * only the worst five seconds, is at most that.
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
    // By then, font changes are painted and measured.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const seen = new PerformanceObserver(() => undefined);
    seen.observe({ type: 'layout-shift', buffered: true });
    const moves = seen.takeRecords() as (PerformanceEntry & { value: number })[];
    seen.disconnect();
    return moves.reduce((sum, { value }) => sum + value, 0);
  });
}
