import type { Page } from 'playwright';

/**
 * Delays the visitor script.
 * @param address as in `page.route`
 * @returns releases it
 */
export async function holdScript(page: Page, address: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}
