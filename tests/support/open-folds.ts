import type { Page } from 'playwright';

/** Opens the closed parts of a page's text, as a reader does. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary:visible');
  while (await closed.count()) await closed.first().click();
}
