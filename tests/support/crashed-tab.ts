import type { Page } from 'playwright';

/**
 * Reloads as a visitor does.
 * @returns runs a script in the tab, which Playwright no longer can
 */
export async function crashAndReload(page: Page): Promise<(script: string) => Promise<unknown>> {
  const tab = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crash leaves this call unanswered.
  tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.reload');
  return async (script) => {
    const { result } = await tab.send('Runtime.evaluate', { expression: script, returnByValue: true });
    return result.value;
  };
}
