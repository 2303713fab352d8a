import type { Page } from 'playwright';

/**
 * Crashes a tab and loads its page again, as a visitor does who presses Reload.
 * @returns runs a script in the tab: Playwright has given up the page by then, the browser has not
 */
export async function crashAndReload(page: Page): Promise<(script: string) => Promise<unknown>> {
  const tab = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer it.
  tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.reload');
  return async (script) => {
    const { result } = await tab.send('Runtime.evaluate', { expression: script, returnByValue: true });
    return result.value;
  };
}
