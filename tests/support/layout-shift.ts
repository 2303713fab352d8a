import type { Page } from 'playwright-core';

/**
 * Opens an address and adds up what moved by itself while the page came (Layout Instability API): at least the
 * cumulative layout shift that Core Web Vitals counts, which takes the worst five seconds only.
 */
export async function layoutShiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what the fonts moved is painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let sum = 0;
    await new Promise<void>((done) => {
      const seen = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      });
      seen.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => {
        seen.disconnect();
        done();
      }, 50);
    });
    return sum;
  });
}
