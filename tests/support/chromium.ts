import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The widths that every journey is walked at: a phone and a desk. */
export const widths = [390, 1440] as const;

/** The system's browser, and the switches that keep it from calling home. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the system's Chromium without a window. The caller closes it. */
export function launchChromium(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags, ...extraFlags] });
}

/**
 * One browser for a test file, started before its first test and closed after its last.
 * @returns `open`: a page in a fresh context (nothing stored, no cookies); it is closed after the test.
 */
export function useChromium() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser?.close());
  return {
    async open(width: number, options: BrowserContextOptions = {}): Promise<Page> {
      if (!browser) throw new Error('The browser starts before the first test: call open() inside a test');
      const height = width < 600 ? 844 : 900;
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      return context.newPage();
    },
  };
}
